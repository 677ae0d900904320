import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import { hangingDisk, inFalseTime } from '../base/testing/no-end';
import { lazyGazetteer } from './gazetteer-file.server';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...args], { cwd: root, env: { DATA_DIR: folder } });

async function take(list: string) {
  const file = join(folder, 'list.csv');
  await writeFile(file, list);
  return admin('gazetteer', file);
}
const inForce = (lines: string[] = []) =>
  lazyGazetteer(
    folder,
    createLog((line) => lines.push(line)),
  )();

describe('npm run admin -- gazetteer', () => {
  it('is in the list of verbs', async () => {
    expect((await admin()).stdout).toContain('gazetteer FILE.csv');
  });

  it('accepts columns in any order, and the site then uses the new list', async () => {
    const list =
      '"postcode","STATE","locality","type"\r\n"5171","SA","MCLAREN VALE",""\r\n"5158","SA","O\'HALLORAN HILL","Delivery Area"\r\n' +
      '"5001","SA","ADELAIDE","Post Office Boxes"\r\n"800","NT","DARWIN",""\r\n"3000","SA","WRONG STATE",""\r\n';
    expect((await take(list)).stdout).toContain('3 suburbs written');
    const { suburbs } = await inForce();
    expect(suburbs.map(({ suburb, state, postcodes }) => `${suburb} ${state} ${postcodes}`)).toEqual([
      'Darwin NT 0800',
      'McLaren Vale SA 5171',
      "O'Halloran Hill SA 5158",
    ]);
  });

  it('prefers the suburb’s precise location, ignores one outside of its state, and keeps the known one if the list has none', async () => {
    await take(
      'locality,postcode,state,lat,long,Lat_precise,Long_precise\nPASADENA,5042,SA,-35.1,138.5,-35.001,138.592\n' +
        'GULFVIEW HEIGHTS,5096,SA,-34.8,138.6,0,0\nBRUNSWICK,3056,VIC,,,,\n',
    );
    const places = (await inForce()).suburbs.map(({ suburb, at }) => [suburb, at?.latitude]);
    expect(Object.fromEntries(places)).toEqual({ Pasadena: -35.001, 'Gulfview Heights': -34.8, Brunswick: -37.767 });
  });

  it('reads the pipe-separated file of the national address register, with its numbers for states', async () => {
    await take(
      'LOCALITY_PID|LOCALITY_NAME|PRIMARY_POSTCODE|STATE_PID\nloc1|PARA HILLS|5096|4\nloc2|BRUNSWICK|3056|2\nloc3|NOWHERE||2\n',
    );
    expect((await inForce()).suburbs.map(({ suburb }) => suburb)).toEqual(['Para Hills', 'Brunswick']);
  });

  it('changes nothing when the list is unusable, and says why', async () => {
    const before = (await inForce()).suburbs;
    await expect(take('a,b\n1,2\n')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no column for suburb, postcode, state'),
    });
    await expect(take('suburb,postcode,state\nX,12,SA\n')).rejects.toMatchObject({
      stderr: expect.stringContaining('nothing was changed'),
    });
    await expect(take('suburb,postcode,state\n"Adelaide,5000,SA\n')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^.*list\.csv is not a table: .+ line 2$/m),
    });
    expect((await inForce()).suburbs).toEqual(before);
  });

  it('is not used when the file is damaged; the site logs that and keeps its own list', async () => {
    await writeFile(join(folder, 'gazetteer.csv'), 'suburb,postcode,state\nbroken');
    const lines: string[] = [];
    const gazetteer = await inForce(lines);
    expect(gazetteer.search('Para Hills').suburbs).not.toEqual([]);
    expect(lines.join()).toContain('gazetteer not used');
  });
});

it('is read again by the next visitor after a disk that never answered (R-CONTENT-14)', async () => {
  const suburbs = lazyGazetteer(
    folder,
    createLog(() => undefined),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const disk = hangingDisk(['readFile']);
  await expect(inFalseTime(suburbs())).rejects.toThrow('no end after');
  disk.goOn();
  vi.useRealTimers();
  expect((await suburbs()).suburbs.length).toBeGreaterThan(0);
});
