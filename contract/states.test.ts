import { expect, it } from 'vitest';
import { stateCode, stateName, states, stateZones } from './states';

it('a state is known by its name and its abbreviation, in any case', () => {
  for (const [code, name] of Object.entries(states)) {
    expect([code, name.toUpperCase(), ` ${code.toLowerCase()} `].map(stateCode)).toEqual([code, code, code]);
    expect([code, name].map(stateName)).toEqual([name, name]);
  }
  expect([stateCode('Otago'), stateName(' Otago ')]).toEqual([undefined, 'Otago']);
});

it('every state has its time zones, which this Node knows', () => {
  expect(Object.keys(stateZones)).toEqual(Object.keys(states));
  for (const zone of Object.values(stateZones).flat()) expect(Intl.supportedValuesOf('timeZone')).toContain(zone);
});
