/** `backup-key.ts`: makes a pair of keys for copies of backups. It is written nowhere. */
import { generateIdentity, identityToRecipient } from 'age-encryption';

const identity = await generateIdentity();
process.stdout.write(`# Public key, for BACKUP_RECIPIENT: ${await identityToRecipient(identity)}
# Secret key: it alone opens the copies. Keep this text in two places away from the server.
${identity}
`);
