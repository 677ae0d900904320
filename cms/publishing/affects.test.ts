import { contract } from 'contract';
import { examples } from 'contract/catalogue/examples';
import { expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../model';
import { affects } from './affects';

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
  'editAct',
  'editPicture',
  'follow',
  'followAct',
  'leadPhotos',
];

it('lists the calls that each kind of content affects, and leaves out no call for content', () => {
  const kinds = [...contentCollections, ...contentGlobals].map(({ slug }) => slug);
  expect(Object.keys(affects).sort()).toEqual([...kinds, 'measuring'].sort()); // its tags stand on pages, its record is of leads/
  const affected = new Set(Object.values(affects).flat());
  expect(
    Object.keys(contract)
      .filter((name) => !notContent.includes(name))
      .sort(),
  ).toEqual([...affected].sort());
});

it('counts every call whose example shows a picture among those that change with the media', () => {
  const showing = Object.entries(examples).filter(([, example]) => /\.(jpg|png|webp|svg|mp4)"/.test(JSON.stringify(example)));
  const calls = showing.map(([call]) => call).filter((call) => !notContent.includes(call));
  expect(calls.filter((call) => !affects.media?.some((name) => name === call))).toEqual([]);
});
