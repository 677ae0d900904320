import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, Payload, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { stamp, zoneOf } from '../../base/process/zone';
import { changesBetween, type FieldShape, inWords } from './changes';
import { RestoreButton } from './restore-button';

interface Version {
  id: number | string;
  updatedAt: string;
  version: { _status?: string; edited_by?: string | null };
}

interface RecordOf {
  req: PayloadRequest;
  id?: number | string;
  collectionConfig?: SanitizedCollectionConfig;
  globalConfig?: SanitizedGlobalConfig;
}

/** Names shown before the rest is counted: a row has more room than a button. */
const SHOWN = 5;

async function versionsOf(payload: Payload, { req, id, collectionConfig, globalConfig }: RecordOf): Promise<Version[]> {
  const all = { sort: '-updatedAt', depth: 0, limit: 0, pagination: false, overrideAccess: false, req, user: req.user } as const;
  const { docs } = globalConfig
    ? await payload.findGlobalVersions({ slug: globalConfig.slug as 'settings', ...all })
    : await payload.findVersions({
        collection: collectionConfig?.slug as 'posts',
        where: { parent: { equals: id } },
        trash: true,
        ...all,
      });
  return docs as Version[];
}

const isPublished = ({ version }: Version) => version._status === 'published';

/** What a version is compared with: a published one with what visitors saw before, not with its own draft. */
function versionBefore(versions: Version[], at: number): Version | undefined {
  const earlier = versions.slice(at + 1);
  const seen = versions[at] && isPublished(versions[at]) ? earlier.find(isPublished) : undefined;
  return seen ?? earlier[0];
}

export async function History({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID: id, req } = initPageResult;
  const entity = globalConfig ?? collectionConfig;
  if (!entity) return null;
  const [versions, zone] = await Promise.all([
    versionsOf(req.payload, { req, id, collectionConfig, globalConfig }),
    zoneOf(req.payload),
  ]);
  const { slug } = entity;
  const path = globalConfig ? `globals/${slug}` : `collections/${slug}/${id}`;
  const restored = globalConfig ? `globals/${slug}/versions` : `${slug}/versions`;
  const label = globalConfig?.label ?? collectionConfig?.labels.plural;
  const hasDrafts = Boolean(entity.versions?.drafts);
  const saysWho = entity.flattenedFields.some(({ name }) => name === 'edited_by');
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={id}
        isTrashed={false}
        pluralLabel={typeof label === 'string' ? label : ''}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view="History"
      />
      <main className="history">
        <Gutter>
          <h2>History</h2>
          {versions.length === 0 ? (
            <p>Nothing has been changed yet. Each change is kept here from now on, and can be undone.</p>
          ) : (
            <ol className="history__list">
              {versions.map((one, at) => {
                const before = versionBefore(versions, at);
                const changes =
                  before && inWords(changesBetween(entity.fields as FieldShape[], before.version, one.version), SHOWN);
                const published = isPublished(one);
                const when = stamp(new Date(one.updatedAt), zone);
                return (
                  <li key={one.id} className="history__version">
                    <div>
                      <strong>{when}</strong>
                      {saysWho && `, by ${one.version.edited_by || 'the product'}`}{' '}
                      {hasDrafts && (
                        <span className={`history__state history__state--${published ? 'published' : 'draft'}`}>
                          {published ? 'Published' : 'Draft'}
                        </span>
                      )}
                      <p>{before ? `Changed: ${changes || 'nothing but its state'}` : 'The earliest version that is kept'}</p>
                    </div>
                    <div className="history__acts">
                      <a href={`/admin/${path}/versions/${one.id}`}>
                        Compare<span className="visually-hidden"> the version of {when}</span>
                      </a>
                      {at > 0 && (
                        <RestoreButton
                          path={`/payload-api/${restored}/${one.id}`}
                          back={`/admin/${path}`}
                          comesBack={hasDrafts ? (published ? 'published' : 'draft') : 'saved'}
                          when={when}
                        />
                      )}
                    </div>
                  </li>
                );
              })}
            </ol>
          )}
        </Gutter>
      </main>
    </>
  );
}
