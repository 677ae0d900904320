/** A screen for the shared header or footer alone; the page adds only its title to the frame. */
export function PartPage({ data: { part } }: { data: { part: string } }) {
  return <h1 className="vh">{part === 'header' ? 'The header alone' : 'The footer alone'}</h1>;
}
