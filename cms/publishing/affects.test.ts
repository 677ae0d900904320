import { contract } from 'contract';
import { expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../model';
import { affects } from './affects';

it('lists the calls that each kind of content affects, and leaves out no call for content', () => {
  const kinds = [...contentCollections, ...contentGlobals].map(({ slug }) => slug);
  expect(Object.keys(affects).sort()).toEqual([...kinds].sort());
  const notContent = [
    'additions',
    'contactSubmit',
    'serviceBooking',
    'vitals',
    'missingPaths',
    'changes',
    'preview',
    'editSession',
    'editRecords',
  ];
  const affected = new Set(Object.values(affects).flat());
  expect(
    Object.keys(contract)
      .filter((name) => !notContent.includes(name))
      .sort(),
  ).toEqual([...affected].sort());
});
