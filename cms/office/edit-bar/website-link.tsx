export const WebsiteLink = () => (
  <a className="website-link" href="/website" target="_blank" rel="noopener">
    <span>Open the </span>website
  </a>
);
