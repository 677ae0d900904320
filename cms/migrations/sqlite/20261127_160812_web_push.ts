import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer,
  	\`endpoint_hash\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_success_at\` text,
  	\`failures\` numeric DEFAULT 0,
  	\`last_answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`push_devices_user_idx\` ON \`push_devices\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_devices_endpoint_hash_idx\` ON \`push_devices\` (\`endpoint_hash\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pushes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`lead_id\` integer,
  	\`device_id\` integer,
  	\`ring\` text NOT NULL,
  	\`held_until\` text,
  	\`push_state\` text,
  	\`push_attempts\` numeric DEFAULT 0,
  	\`push_next_at\` text,
  	\`push_error\` text,
  	\`push_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`device_id\`) REFERENCES \`push_devices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pushes_key_idx\` ON \`pushes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pushes_lead_idx\` ON \`pushes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`pushes_device_idx\` ON \`pushes\` (\`device_id\`);`)
  await db.run(sql`CREATE INDEX \`pushes_held_until_idx\` ON \`pushes\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`pushes_push_state_idx\` ON \`pushes\` (\`push_state\`);`)
  await db.run(sql`CREATE INDEX \`pushes_push_next_at_idx\` ON \`pushes\` (\`push_next_at\`);`)
  await db.run(sql`CREATE INDEX \`pushes_updated_at_idx\` ON \`pushes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pushes_created_at_idx\` ON \`pushes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_new\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_soon\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_quote\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_message\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_when\` text DEFAULT 'always';`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`push_devices_id\` integer REFERENCES push_devices(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pushes_id\` integer REFERENCES pushes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`push_devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pushes_id_idx\` ON \`payload_locked_documents_rels\` (\`pushes_id\`);`)
}
