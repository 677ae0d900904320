export function PartPage({ data: { part } }: { data: { part: string } }) {
  return <h1 className="vh">{part === 'header' ? 'The header alone' : 'The footer alone'}</h1>;
}
