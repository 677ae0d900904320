import { contract } from 'contract';
import { expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../model';
import { affects } from './affects';

it('knows what every kind of content affects, and that every call for content has its kind', () => {
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
