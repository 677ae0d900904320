/** `restore-drill.ts`: restores the newest backup into a scratch folder and compares it with this installation. */
import { setPriority } from 'node:os';
import { orExit } from '../../base/process/or-exit';
import { type Drill, drill } from './offsite/drill';

const PROOFS: Record<Drill['proof'], (bucket: string) => string> = {
  key: (bucket) => `It came from the bucket ${bucket} and was opened with the secret key.`,
  bytes: (bucket) =>
    `It was the backup on this machine; its copy in the bucket ${bucket} is exactly what was sent. Whether the secret key opens that is not tried: restore-drill --key FILE does.`,
  disk: () => 'It was the backup on this machine: there is no copy anywhere else (BACKUP_S3_BUCKET).',
};

const { env, mediaDir } = await orExit(import('../../base/process/env'));
const { bucket } = await orExit(import('../../base/files/media-files'));
const { away: place, ...backups } = env.backups;
setPriority(10);
const source = { dataDir: env.dataDir, mediaDir, bucket, databaseUrl: env.databaseUrl };
const { name, leads, pictures, rows, proof } = await orExit(drill({ ...backups, place }, source));
process.stdout.write(`${name} can be restored: ${leads} leads, ${pictures} pictures, ${rows} rows in all\n`);
process.stdout.write(`${PROOFS[proof](place?.name ?? '')}\n`);
