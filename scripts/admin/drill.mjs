import { prepareData, Stop } from '../steps.mjs';

export const usage = '';
export const about = 'sends a test enquiry all the way, form to confirmation';

/** Makes the running back office do a fire drill, and prints the result. */
export async function run(_, env) {
  prepareData(env);
  const url = `http://${env.HOST}:${env.CMS_PORT}/drill`;
  console.log('  A test enquiry is on its way …');
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${env.PUBLISH_SECRET}` } }).catch(() => {
    throw new Stop(`The back office does not answer at ${url}: start it first`);
  });
  if (!response.ok)
    throw new Stop(`The back office answered ${response.status} at ${url}: is DATA_DIR the one that it runs with?`);
  const { ok, station, why } = await response.json();
  if (!ok) throw new Stop(station ? `The fire drill stopped at the ${station}: ${why}` : `No fire drill: ${why}`);
  console.log('  It went through form, spool, database, mail and confirmation, and deleted itself.');
}
