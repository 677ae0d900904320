/** The company's sign, in the header. Its address stays the same when the look changes. */
// biome-ignore lint/performance/noImgElement: a small drawing, which next/image would not make smaller
export const Mark = () => <img className="mark" src="/company-mark" alt="" width="24" height="24" />;
