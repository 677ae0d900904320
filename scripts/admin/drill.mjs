import { prepareData, Stop } from '../steps.mjs';
import { askBackOffice } from './environment/back-office.mjs';

export const about = 'sends a test enquiry all the way, form to confirmation';

export async function run(_, env) {
  prepareData(env);
  console.log('  A test enquiry is on its way …');
  const { ok, station, why } = await askBackOffice(env, '/drill');
  if (!ok) throw new Stop(station ? `The fire drill stopped at the ${station}: ${why}` : `No fire drill: ${why}`);
  console.log('  It went through form, spool, database, mail and confirmation, and deleted itself.');
}
