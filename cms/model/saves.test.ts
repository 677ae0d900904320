import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { noteChange } from '../base/audit/record';
import { startPayload } from '../testing/api';
import { contentCollections, contentGlobals } from '.';
import { noteTakingAway } from './content/taking-away';
import { SAVE_STEPS, UNNOTED } from './saves';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

type Step = { of: (entity: SanitizedCollectionConfig | SanitizedGlobalConfig) => boolean; record?: unknown };
const isOurs = ({ slug }: { slug: string }) => !slug.startsWith('payload-');

it('each collection and global has the same steps around a save, in the order of the list', () => {
  const { collections, globals } = payload.config;
  const entities = [
    ...collections.filter(isOurs).map((entity) => ({ entity, kind: 'record' as const })),
    ...globals.filter(isOurs).map((entity) => ({ entity, kind: 'page' as const })),
  ];
  expect(entities.length).toBeGreaterThan(35);
  for (const { entity, kind } of entities)
    for (const [when, steps] of Object.entries(SAVE_STEPS)) {
      const hooks = (entity.hooks as Partial<Record<string, unknown[]>>)[when] ?? [];
      const has = steps.filter((step) => step === 'own' || (step[kind] && step.of(entity)));
      const ours = has.flatMap((step) => (step === 'own' ? [] : [step[kind]]));
      expect(
        hooks.filter((hook) => ours.some((one) => one === hook)),
        `${entity.slug} ${when}`,
      ).toEqual(ours);
      // Those of the noun itself, and of Payload, come where the list says.
      expect(hooks.slice(0, has.indexOf('own')), `${entity.slug} ${when}`).toEqual(ours.slice(0, has.indexOf('own')));
    }
});

it('all content has every step, and only what nobody edits is left out of the list of who did what', () => {
  const { collections, globals } = payload.config;
  const without = (has: (step: Step) => boolean) =>
    [...collections, ...globals]
      .filter(
        (entity) =>
          isOurs(entity) &&
          !Object.values(SAVE_STEPS)
            .flat()
            .some((step) => step !== 'own' && has(step) && step.of(entity)),
      )
      .map(({ slug }) => slug);
  const content = [...contentCollections, ...contentGlobals].map(({ slug }) => slug);
  for (const step of Object.values(SAVE_STEPS).flat())
    if (step !== 'own' && step.record !== noteTakingAway)
      expect(without((other) => other === step).filter((slug) => content.includes(slug))).toEqual([]);
  expect(without(({ record }) => record === noteChange).sort()).toEqual(Object.keys(UNNOTED).sort());
});
