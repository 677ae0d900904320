import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`written_by\` text,
  	\`written_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_notes_order_idx\` ON \`leads_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_parent_id_idx\` ON \`leads_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`message\` text,
  	\`requirements\` text,
  	\`service\` text,
  	\`about\` text,
  	\`cleaning_model\` text,
  	\`address\` text,
  	\`suburb\` text,
  	\`post_code\` text,
  	\`city\` text,
  	\`state\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`assigned_to_id\` integer,
  	\`follow_up_on\` text,
  	\`page\` text,
  	\`visit_first_landing_page\` text,
  	\`visit_first_referrer\` text,
  	\`visit_first_utm_source\` text,
  	\`visit_first_utm_medium\` text,
  	\`visit_first_utm_campaign\` text,
  	\`visit_first_utm_term\` text,
  	\`visit_first_utm_content\` text,
  	\`visit_first_gclid\` text,
  	\`visit_first_clicks\` text,
  	\`visit_last_landing_page\` text,
  	\`visit_last_referrer\` text,
  	\`visit_last_utm_source\` text,
  	\`visit_last_utm_medium\` text,
  	\`visit_last_utm_campaign\` text,
  	\`visit_last_utm_term\` text,
  	\`visit_last_utm_content\` text,
  	\`visit_last_gclid\` text,
  	\`visit_last_clicks\` text,
  	\`visit_other\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`quoted_amount\` numeric,
  	\`lost_reason\` text,
  	\`reached_us_by\` text,
  	\`form\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`due_at\` text,
  	\`first_answered_at\` text,
  	\`suspicion\` text,
  	\`possibly_double\` integer,
  	\`is_test\` integer DEFAULT false,
  	\`drill\` integer DEFAULT false,
  	\`source\` text,
  	\`email_key\` text,
  	\`phone_key\` text,
  	\`search_text\` text,
  	\`anonymised_at\` text,
  	\`office_mail_state\` text,
  	\`office_mail_attempts\` numeric DEFAULT 0,
  	\`office_mail_next_at\` text,
  	\`office_mail_error\` text,
  	\`office_mail_at\` text,
  	\`customer_mail_state\` text,
  	\`customer_mail_attempts\` numeric DEFAULT 0,
  	\`customer_mail_next_at\` text,
  	\`customer_mail_error\` text,
  	\`customer_mail_at\` text,
  	\`webhook_state\` text,
  	\`webhook_attempts\` numeric DEFAULT 0,
  	\`webhook_next_at\` text,
  	\`webhook_error\` text,
  	\`webhook_at\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_name_idx\` ON \`leads\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_service_idx\` ON \`leads\` (\`service\`);`)
  await db.run(sql`CREATE INDEX \`leads_suburb_idx\` ON \`leads\` (\`suburb\`);`)
  await db.run(sql`CREATE INDEX \`leads_city_idx\` ON \`leads\` (\`city\`);`)
  await db.run(sql`CREATE INDEX \`leads_assigned_to_idx\` ON \`leads\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_follow_up_on_idx\` ON \`leads\` (\`follow_up_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_page_idx\` ON \`leads\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`leads_visit_first_visit_first_utm_campaign_idx\` ON \`leads\` (\`visit_first_utm_campaign\`);`)
  await db.run(sql`CREATE INDEX \`leads_visit_last_visit_last_utm_campaign_idx\` ON \`leads\` (\`visit_last_utm_campaign\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`leads_received_at_idx\` ON \`leads\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_due_at_idx\` ON \`leads\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_first_answered_at_idx\` ON \`leads\` (\`first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_suspicion_idx\` ON \`leads\` (\`suspicion\`);`)
  await db.run(sql`CREATE INDEX \`leads_is_test_idx\` ON \`leads\` (\`is_test\`);`)
  await db.run(sql`CREATE INDEX \`leads_drill_idx\` ON \`leads\` (\`drill\`);`)
  await db.run(sql`CREATE INDEX \`leads_source_idx\` ON \`leads\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_key_idx\` ON \`leads\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_key_idx\` ON \`leads\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_office_mail_state_idx\` ON \`leads\` (\`office_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_office_mail_next_at_idx\` ON \`leads\` (\`office_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_customer_mail_state_idx\` ON \`leads\` (\`customer_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_customer_mail_next_at_idx\` ON \`leads\` (\`customer_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_webhook_state_idx\` ON \`leads\` (\`webhook_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_webhook_next_at_idx\` ON \`leads\` (\`webhook_next_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_status_received_at_due_at_idx\` ON \`leads\` (\`deleted_at\`,\`status\`,\`received_at\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_status_due_at_first_answered_at_idx\` ON \`leads\` (\`deleted_at\`,\`status\`,\`due_at\`,\`first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_follow_up_on_status_idx\` ON \`leads\` (\`deleted_at\`,\`follow_up_on\`,\`status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_assigned_to_received_at_idx\` ON \`leads\` (\`deleted_at\`,\`assigned_to_id\`,\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_suspicion_received_at_status_idx\` ON \`leads\` (\`deleted_at\`,\`suspicion\`,\`received_at\`,\`status\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`leads\` (\`deleted_at\`,\`received_at\`,\`status\`,\`is_test\`,\`first_answered_at\`,\`service\`,\`source\`,\`quoted_amount\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_once\` ON \`leads\` (\`reference\`) WHERE reference <> 'ERASED';`)
  await db.run(sql`CREATE TABLE \`_leads_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`written_by\` text,
  	\`written_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_leads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_leads_v_version_notes_order_idx\` ON \`_leads_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_notes_parent_id_idx\` ON \`_leads_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_leads_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_message\` text,
  	\`version_requirements\` text,
  	\`version_service\` text,
  	\`version_about\` text,
  	\`version_cleaning_model\` text,
  	\`version_address\` text,
  	\`version_suburb\` text,
  	\`version_post_code\` text,
  	\`version_city\` text,
  	\`version_state\` text,
  	\`version_first_name\` text,
  	\`version_last_name\` text,
  	\`version_assigned_to_id\` integer,
  	\`version_follow_up_on\` text,
  	\`version_page\` text,
  	\`version_visit_first_landing_page\` text,
  	\`version_visit_first_referrer\` text,
  	\`version_visit_first_utm_source\` text,
  	\`version_visit_first_utm_medium\` text,
  	\`version_visit_first_utm_campaign\` text,
  	\`version_visit_first_utm_term\` text,
  	\`version_visit_first_utm_content\` text,
  	\`version_visit_first_gclid\` text,
  	\`version_visit_first_clicks\` text,
  	\`version_visit_last_landing_page\` text,
  	\`version_visit_last_referrer\` text,
  	\`version_visit_last_utm_source\` text,
  	\`version_visit_last_utm_medium\` text,
  	\`version_visit_last_utm_campaign\` text,
  	\`version_visit_last_utm_term\` text,
  	\`version_visit_last_utm_content\` text,
  	\`version_visit_last_gclid\` text,
  	\`version_visit_last_clicks\` text,
  	\`version_visit_other\` text,
  	\`version_idempotency_key\` text NOT NULL,
  	\`version_status\` text DEFAULT 'new' NOT NULL,
  	\`version_quoted_amount\` numeric,
  	\`version_lost_reason\` text,
  	\`version_reached_us_by\` text,
  	\`version_form\` text NOT NULL,
  	\`version_reference\` text NOT NULL,
  	\`version_received_at\` text NOT NULL,
  	\`version_due_at\` text,
  	\`version_first_answered_at\` text,
  	\`version_suspicion\` text,
  	\`version_possibly_double\` integer,
  	\`version_is_test\` integer DEFAULT false,
  	\`version_drill\` integer DEFAULT false,
  	\`version_source\` text,
  	\`version_email_key\` text,
  	\`version_phone_key\` text,
  	\`version_search_text\` text,
  	\`version_anonymised_at\` text,
  	\`version_office_mail_state\` text,
  	\`version_office_mail_attempts\` numeric DEFAULT 0,
  	\`version_office_mail_next_at\` text,
  	\`version_office_mail_error\` text,
  	\`version_office_mail_at\` text,
  	\`version_customer_mail_state\` text,
  	\`version_customer_mail_attempts\` numeric DEFAULT 0,
  	\`version_customer_mail_next_at\` text,
  	\`version_customer_mail_error\` text,
  	\`version_customer_mail_at\` text,
  	\`version_webhook_state\` text,
  	\`version_webhook_attempts\` numeric DEFAULT 0,
  	\`version_webhook_next_at\` text,
  	\`version_webhook_error\` text,
  	\`version_webhook_at\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_leads_v_parent_idx\` ON \`_leads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_name_idx\` ON \`_leads_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_phone_idx\` ON \`_leads_v\` (\`version_phone\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_email_idx\` ON \`_leads_v\` (\`version_email\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_service_idx\` ON \`_leads_v\` (\`version_service\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_suburb_idx\` ON \`_leads_v\` (\`version_suburb\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_city_idx\` ON \`_leads_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_assigned_to_idx\` ON \`_leads_v\` (\`version_assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_follow_up_on_idx\` ON \`_leads_v\` (\`version_follow_up_on\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_page_idx\` ON \`_leads_v\` (\`version_page\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_visit_first_version_visit_first_utm_cam_idx\` ON \`_leads_v\` (\`version_visit_first_utm_campaign\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_visit_last_version_visit_last_utm_campa_idx\` ON \`_leads_v\` (\`version_visit_last_utm_campaign\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_idempotency_key_idx\` ON \`_leads_v\` (\`version_idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_status_idx\` ON \`_leads_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_form_idx\` ON \`_leads_v\` (\`version_form\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_reference_idx\` ON \`_leads_v\` (\`version_reference\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_received_at_idx\` ON \`_leads_v\` (\`version_received_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_due_at_idx\` ON \`_leads_v\` (\`version_due_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_first_answered_at_idx\` ON \`_leads_v\` (\`version_first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_suspicion_idx\` ON \`_leads_v\` (\`version_suspicion\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_is_test_idx\` ON \`_leads_v\` (\`version_is_test\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_drill_idx\` ON \`_leads_v\` (\`version_drill\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_source_idx\` ON \`_leads_v\` (\`version_source\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_email_key_idx\` ON \`_leads_v\` (\`version_email_key\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_phone_key_idx\` ON \`_leads_v\` (\`version_phone_key\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_office_mail_state_idx\` ON \`_leads_v\` (\`version_office_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_office_mail_next_at_idx\` ON \`_leads_v\` (\`version_office_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_customer_mail_state_idx\` ON \`_leads_v\` (\`version_customer_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_customer_mail_next_at_idx\` ON \`_leads_v\` (\`version_customer_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_webhook_state_idx\` ON \`_leads_v\` (\`version_webhook_state\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_webhook_next_at_idx\` ON \`_leads_v\` (\`version_webhook_next_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_updated_at_idx\` ON \`_leads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_created_at_idx\` ON \`_leads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_deleted_at_idx\` ON \`_leads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_created_at_idx\` ON \`_leads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_updated_at_idx\` ON \`_leads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_received_at\`,\`version_due_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_due_at\`,\`version_first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_follow_up_on_version_status_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_follow_up_on\`,\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_assigned_to_version_received_a_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_assigned_to_id\`,\`version_received_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_suspicion\`,\`version_received_at\`,\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_4_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_received_at\`,\`version_status\`,\`version_is_test\`,\`version_first_answered_at\`,\`version_service\`,\`version_source\`,\`version_quoted_amount\`);`)
  await db.run(sql`CREATE TABLE \`reply_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_texts_updated_at_idx\` ON \`reply_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_texts_created_at_idx\` ON \`reply_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`text\` text NOT NULL,
  	\`lead_id\` integer,
  	\`key\` text NOT NULL,
  	\`mail_state\` text,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`mail_next_at\` text,
  	\`mail_error\` text,
  	\`mail_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_lead_idx\` ON \`outbox\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_mail_state_idx\` ON \`outbox\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`outbox_mail_next_at_idx\` ON \`outbox\` (\`mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services_cleaned_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_cleaned_items_order_idx\` ON \`services_cleaned_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_cleaned_items_parent_id_idx\` ON \`services_cleaned_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_order_idx\` ON \`services_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_parent_id_idx\` ON \`services_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`shape\` text DEFAULT 'standalone',
  	\`parent\` text,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`price_note\` text,
  	\`image_id\` integer,
  	\`intro_heading\` text,
  	\`intro_paragraphs\` text,
  	\`intro_image_id\` integer,
  	\`why_choose_heading\` text,
  	\`why_choose_points\` text,
  	\`why_choose_before_image_id\` integer,
  	\`why_choose_after_image_id\` integer,
  	\`cleaned_heading\` text,
  	\`benefits_heading\` text,
  	\`closing_heading\` text,
  	\`closing_text\` text,
  	\`show_on_home\` integer DEFAULT true,
  	\`home_card_title\` text,
  	\`home_card_description\` text,
  	\`home_card_image_id\` integer,
  	\`show_on_cities\` integer DEFAULT true,
  	\`city_card_title\` text,
  	\`city_card_description\` text,
  	\`city_card_icon\` text,
  	\`in_quote_form\` integer DEFAULT true,
  	\`quote_service\` text,
  	\`intro_call\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`page_name\` text,
  	\`why_choose_id\` numeric,
  	\`intro_id\` numeric,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_intro_image_idx\` ON \`services\` (\`intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_before_image_idx\` ON \`services\` (\`why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_after_image_idx\` ON \`services\` (\`why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_home_card_home_card_image_idx\` ON \`services\` (\`home_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_meta_meta_og_image_idx\` ON \`services\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_id_idx\` ON \`services\` (\`why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_id_idx\` ON \`services\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_rels_order_idx\` ON \`services_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_parent_idx\` ON \`services_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_path_idx\` ON \`services_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_services_id_idx\` ON \`services_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_cleaned_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_cleaned_items_order_idx\` ON \`_services_v_version_cleaned_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_cleaned_items_parent_id_idx\` ON \`_services_v_version_cleaned_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_order_idx\` ON \`_services_v_version_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_parent_id_idx\` ON \`_services_v_version_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_shape\` text DEFAULT 'standalone',
  	\`version_parent\` text,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_price_note\` text,
  	\`version_image_id\` integer,
  	\`version_intro_heading\` text,
  	\`version_intro_paragraphs\` text,
  	\`version_intro_image_id\` integer,
  	\`version_why_choose_heading\` text,
  	\`version_why_choose_points\` text,
  	\`version_why_choose_before_image_id\` integer,
  	\`version_why_choose_after_image_id\` integer,
  	\`version_cleaned_heading\` text,
  	\`version_benefits_heading\` text,
  	\`version_closing_heading\` text,
  	\`version_closing_text\` text,
  	\`version_show_on_home\` integer DEFAULT true,
  	\`version_home_card_title\` text,
  	\`version_home_card_description\` text,
  	\`version_home_card_image_id\` integer,
  	\`version_show_on_cities\` integer DEFAULT true,
  	\`version_city_card_title\` text,
  	\`version_city_card_description\` text,
  	\`version_city_card_icon\` text,
  	\`version_in_quote_form\` integer DEFAULT true,
  	\`version_quote_service\` text,
  	\`version_intro_call\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_page_name\` text,
  	\`version_why_choose_id\` numeric,
  	\`version_intro_id\` numeric,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_intro_version_intro_image_idx\` ON \`_services_v\` (\`version_intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_before_idx\` ON \`_services_v\` (\`version_why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_after__idx\` ON \`_services_v\` (\`version_why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_home_card_version_home_card_image_idx\` ON \`_services_v\` (\`version_home_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_meta_version_meta_og_image_idx\` ON \`_services_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_why_choose_id_idx\` ON \`_services_v\` (\`version_why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_intro_id_idx\` ON \`_services_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_rels_order_idx\` ON \`_services_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_parent_idx\` ON \`_services_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_path_idx\` ON \`_services_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_services_id_idx\` ON \`_services_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`cities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`route\` text,
  	\`office\` text,
  	\`services_heading\` text,
  	\`hero_title\` text,
  	\`hero_image_id\` integer,
  	\`who_we_are_heading\` text,
  	\`who_we_are_paragraphs\` text,
  	\`who_we_are_description\` text,
  	\`who_we_are_image_id\` integer,
  	\`card_heading\` text,
  	\`card_line1\` text,
  	\`card_line2\` text,
  	\`card_button_link\` text,
  	\`card_button_text\` text,
  	\`card_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cities__order_idx\` ON \`cities\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_slug_idx\` ON \`cities\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_route_idx\` ON \`cities\` (\`route\`);`)
  await db.run(sql`CREATE INDEX \`cities_hero_hero_image_idx\` ON \`cities\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_who_we_are_who_we_are_image_idx\` ON \`cities\` (\`who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_card_card_image_idx\` ON \`cities\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_meta_meta_og_image_idx\` ON \`cities\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`cities__status_idx\` ON \`cities\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_cities_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_route\` text,
  	\`version_office\` text,
  	\`version_services_heading\` text,
  	\`version_hero_title\` text,
  	\`version_hero_image_id\` integer,
  	\`version_who_we_are_heading\` text,
  	\`version_who_we_are_paragraphs\` text,
  	\`version_who_we_are_description\` text,
  	\`version_who_we_are_image_id\` integer,
  	\`version_card_heading\` text,
  	\`version_card_line1\` text,
  	\`version_card_line2\` text,
  	\`version_card_button_link\` text,
  	\`version_card_button_text\` text,
  	\`version_card_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cities_v_parent_idx\` ON \`_cities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version__order_idx\` ON \`_cities_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_slug_idx\` ON \`_cities_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_route_idx\` ON \`_cities_v\` (\`version_route\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_hero_version_hero_image_idx\` ON \`_cities_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_who_we_are_version_who_we_are_image_idx\` ON \`_cities_v\` (\`version_who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_card_version_card_image_idx\` ON \`_cities_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_meta_version_meta_og_image_idx\` ON \`_cities_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_updated_at_idx\` ON \`_cities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_created_at_idx\` ON \`_cities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_deleted_at_idx\` ON \`_cities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version__status_idx\` ON \`_cities_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_created_at_idx\` ON \`_cities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_updated_at_idx\` ON \`_cities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_latest_idx\` ON \`_cities_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_autosave_idx\` ON \`_cities_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`posts_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_entries_order_idx\` ON \`posts_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`posts_entries_parent_id_idx\` ON \`posts_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`publish_date\` text,
  	\`image_id\` integer,
  	\`description\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`leads_to\` text,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_publish_date_idx\` ON \`posts\` (\`publish_date\`);`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_meta_meta_og_image_idx\` ON \`posts\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_sample_idx\` ON \`posts\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_publish_date_idx\` ON \`posts\` (\`_status\`,\`deleted_at\`,\`publish_date\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_entries_order_idx\` ON \`_posts_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_entries_parent_id_idx\` ON \`_posts_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_publish_date\` text,
  	\`version_image_id\` integer,
  	\`version_description\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_leads_to\` text,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_publish_date_idx\` ON \`_posts_v\` (\`version_publish_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_meta_version_meta_og_image_idx\` ON \`_posts_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_sample_idx\` ON \`_posts_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_deletedAt_version_publish_date_idx\` ON \`_posts_v\` (\`version__status\`,\`version_deleted_at\`,\`version_publish_date\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_categories_items_order_idx\` ON \`faq_categories_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_items_parent_id_idx\` ON \`faq_categories_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`category\` text,
  	\`service_id\` integer,
  	\`show_on_faq_page\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_categories__order_idx\` ON \`faq_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_service_idx\` ON \`faq_categories\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_updated_at_idx\` ON \`faq_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_created_at_idx\` ON \`faq_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_deleted_at_idx\` ON \`faq_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories__status_idx\` ON \`faq_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_order_idx\` ON \`_faq_categories_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_parent_id_idx\` ON \`_faq_categories_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_category\` text,
  	\`version_service_id\` integer,
  	\`version_show_on_faq_page\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_parent_idx\` ON \`_faq_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__order_idx\` ON \`_faq_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_service_idx\` ON \`_faq_categories_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_updated_at_idx\` ON \`_faq_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_created_at_idx\` ON \`_faq_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_deleted_at_idx\` ON \`_faq_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__status_idx\` ON \`_faq_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_created_at_idx\` ON \`_faq_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_updated_at_idx\` ON \`_faq_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_latest_idx\` ON \`_faq_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_autosave_idx\` ON \`_faq_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`comment\` text,
  	\`rating\` numeric DEFAULT 5,
  	\`date\` text,
  	\`platform\` text,
  	\`verified\` integer DEFAULT false,
  	\`avatar_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_date_idx\` ON \`testimonials\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_avatar_idx\` ON \`testimonials\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_sample_idx\` ON \`testimonials\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_date_idx\` ON \`testimonials\` (\`deleted_at\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_comment\` text,
  	\`version_rating\` numeric DEFAULT 5,
  	\`version_date\` text,
  	\`version_platform\` text,
  	\`version_verified\` integer DEFAULT false,
  	\`version_avatar_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_date_idx\` ON \`_testimonials_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_avatar_idx\` ON \`_testimonials_v\` (\`version_avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_sample_idx\` ON \`_testimonials_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_autosave_idx\` ON \`_testimonials_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_date_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text NOT NULL,
  	\`version_to\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`invited\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`vitals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`metric\` text NOT NULL,
  	\`bucket_0\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_1\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_2\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_3\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_4\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_5\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_6\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_7\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_8\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_9\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_10\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_11\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_12\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_13\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_14\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_15\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_16\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_17\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_18\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_19\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_20\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_21\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_22\` numeric DEFAULT 0 NOT NULL,
  	\`bucket_23\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`vitals_updated_at_idx\` ON \`vitals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vitals_created_at_idx\` ON \`vitals\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_page_metric_idx\` ON \`vitals\` (\`day\`,\`page\`,\`metric\`);`)
  await db.run(sql`CREATE TABLE \`missing_paths\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`visits\` numeric DEFAULT 0 NOT NULL,
  	\`bots\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_paths_path_idx\` ON \`missing_paths\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_visits_idx\` ON \`missing_paths\` (\`visits\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_updated_at_idx\` ON \`missing_paths\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_created_at_idx\` ON \`missing_paths\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`account\` text,
  	\`account_id\` numeric,
  	\`subject\` text,
  	\`record\` text,
  	\`changed\` text,
  	\`times\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_account_id_idx\` ON \`audit\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`attempted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`calls\` text NOT NULL,
  	\`media\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` integer,
  	\`reply_texts_id\` integer,
  	\`outbox_id\` integer,
  	\`services_id\` integer,
  	\`cities_id\` integer,
  	\`posts_id\` integer,
  	\`faq_categories_id\` integer,
  	\`testimonials_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`vitals_id\` integer,
  	\`missing_paths_id\` integer,
  	\`audit_id\` integer,
  	\`second_factors_id\` integer,
  	\`publications_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_texts_id\`) REFERENCES \`reply_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vitals_id\`) REFERENCES \`vitals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_paths_id\`) REFERENCES \`missing_paths\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vitals_id_idx\` ON \`payload_locked_documents_rels\` (\`vitals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_paths_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_paths_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`leads_to\` text,
  	\`sender_name\` text,
  	\`sender_address\` text,
  	\`smtp_host\` text,
  	\`smtp_encryption\` text DEFAULT 'starttls',
  	\`smtp_port\` numeric,
  	\`smtp_user\` text,
  	\`office_subject\` text DEFAULT '{kind} {reference}: {name}, {suburb}',
  	\`office_body\` text DEFAULT '{name} has sent {a_kind}. Please answer by {due}.
  
  {details}
  
  Answer this mail to write to {name}, or call {customer_phone}.
  In the back office: {link}',
  	\`customer_subject\` text DEFAULT 'We have your {kind_small} ({reference})',
  	\`customer_body\` text DEFAULT 'Hello {name},
  
  thank you for your {kind_small}. It has arrived, and its number is {reference}.
  
  What happens next: a person from our office reads it and answers you within 24 hours, that is by {due}. You do not need to do anything until then.
  
  If something has changed, or if it is urgent, call us on {phone}.
  
  Kind regards
  {brand}',
  	\`digest_subject\` text DEFAULT '{count} without an answer for more than 24 hours',
  	\`digest_body\` text DEFAULT 'These people have waited for more than 24 hours:
  
  {list}
  
  All of them in the back office: {link}',
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`paragraph\` text,
  	\`media_id\` integer,
  	\`poster_id\` integer,
  	\`happy_customers\` text,
  	\`rating\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_media_idx\` ON \`home_slides\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_poster_idx\` ON \`home_slides\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`home_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`route\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_cards_order_idx\` ON \`home_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_parent_id_idx\` ON \`home_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_service_idx\` ON \`home_cards\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_image_idx\` ON \`home_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`number\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_stats_order_idx\` ON \`home_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_stats_parent_id_idx\` ON \`home_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_meta_meta_og_image_idx\` ON \`home\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_sample_idx\` ON \`home\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`paragraph\` text,
  	\`media_id\` integer,
  	\`poster_id\` integer,
  	\`happy_customers\` text,
  	\`rating\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_media_idx\` ON \`_home_v_version_slides\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_poster_idx\` ON \`_home_v_version_slides\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`route\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_order_idx\` ON \`_home_v_version_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_parent_id_idx\` ON \`_home_v_version_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_service_idx\` ON \`_home_v_version_cards\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_image_idx\` ON \`_home_v_version_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`number\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_stats_order_idx\` ON \`_home_v_version_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_stats_parent_id_idx\` ON \`_home_v_version_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_meta_version_meta_og_image_idx\` ON \`_home_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_sample_idx\` ON \`_home_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hero_heading\` text,
  	\`hero_image_id\` integer,
  	\`section_heading\` text,
  	\`section_paragraphs\` text,
  	\`section_image_id\` integer,
  	\`section_mission\` text,
  	\`section_mission_image_id\` integer,
  	\`section_vision\` text,
  	\`section_vision_image_id\` integer,
  	\`ceo_heading\` text,
  	\`ceo_paragraph_1\` text,
  	\`ceo_paragraph_2\` text,
  	\`ceo_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_idx\` ON \`about\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_image_idx\` ON \`about\` (\`section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_mission_image_idx\` ON \`about\` (\`section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_vision_image_idx\` ON \`about\` (\`section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_ceo_ceo_image_idx\` ON \`about\` (\`ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_meta_meta_og_image_idx\` ON \`about\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sample_idx\` ON \`about\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hero_heading\` text,
  	\`version_hero_image_id\` integer,
  	\`version_section_heading\` text,
  	\`version_section_paragraphs\` text,
  	\`version_section_image_id\` integer,
  	\`version_section_mission\` text,
  	\`version_section_mission_image_id\` integer,
  	\`version_section_vision\` text,
  	\`version_section_vision_image_id\` integer,
  	\`version_ceo_heading\` text,
  	\`version_ceo_paragraph_1\` text,
  	\`version_ceo_paragraph_2\` text,
  	\`version_ceo_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_idx\` ON \`_about_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_image_idx\` ON \`_about_v\` (\`version_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_mission_image_idx\` ON \`_about_v\` (\`version_section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_vision_image_idx\` ON \`_about_v\` (\`version_section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_ceo_version_ceo_image_idx\` ON \`_about_v\` (\`version_ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_meta_version_meta_og_image_idx\` ON \`_about_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_sample_idx\` ON \`_about_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`background_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page_background_image_idx\` ON \`contact_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_meta_meta_og_image_idx\` ON \`contact_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_background_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version_background_image_idx\` ON \`_contact_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_meta_version_meta_og_image_idx\` ON \`_contact_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_autosave_idx\` ON \`_contact_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`quote_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_page_meta_meta_og_image_idx\` ON \`quote_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`quote_page__status_idx\` ON \`quote_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_quote_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quote_page_v_version_meta_version_meta_og_image_idx\` ON \`_quote_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_version_version__status_idx\` ON \`_quote_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_created_at_idx\` ON \`_quote_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_updated_at_idx\` ON \`_quote_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_latest_idx\` ON \`_quote_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_autosave_idx\` ON \`_quote_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`faq_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`breadcrumb\` text,
  	\`background_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_page_background_image_idx\` ON \`faq_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_page_meta_meta_og_image_idx\` ON \`faq_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_page__status_idx\` ON \`faq_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faq_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_heading\` text,
  	\`version_breadcrumb\` text,
  	\`version_background_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_version_background_image_idx\` ON \`_faq_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_meta_version_meta_og_image_idx\` ON \`_faq_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_version__status_idx\` ON \`_faq_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_created_at_idx\` ON \`_faq_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_updated_at_idx\` ON \`_faq_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_latest_idx\` ON \`_faq_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_autosave_idx\` ON \`_faq_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`blog_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`breadcrumb\` text,
  	\`background_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_page_background_image_idx\` ON \`blog_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_page_meta_meta_og_image_idx\` ON \`blog_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_page__status_idx\` ON \`blog_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_blog_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_heading\` text,
  	\`version_breadcrumb\` text,
  	\`version_background_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_version_background_image_idx\` ON \`_blog_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_meta_version_meta_og_image_idx\` ON \`_blog_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_version__status_idx\` ON \`_blog_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_created_at_idx\` ON \`_blog_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_updated_at_idx\` ON \`_blog_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_latest_idx\` ON \`_blog_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_autosave_idx\` ON \`_blog_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`privacy_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_sections_order_idx\` ON \`privacy_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_sections_parent_id_idx\` ON \`privacy_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_meta_meta_og_image_idx\` ON \`privacy\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_sample_idx\` ON \`privacy\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_order_idx\` ON \`_privacy_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_parent_id_idx\` ON \`_privacy_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_meta_version_meta_og_image_idx\` ON \`_privacy_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_sample_idx\` ON \`_privacy_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_autosave_idx\` ON \`_privacy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`other_pages_listings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`route\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`og_title\` text,
  	\`og_description\` text,
  	\`og_image_id\` integer,
  	FOREIGN KEY (\`og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`other_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`other_pages_listings_order_idx\` ON \`other_pages_listings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`other_pages_listings_parent_id_idx\` ON \`other_pages_listings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`other_pages_listings_og_image_idx\` ON \`other_pages_listings\` (\`og_image_id\`);`)
  await db.run(sql`CREATE TABLE \`other_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`other_pages__status_idx\` ON \`other_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_other_pages_v_version_listings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`route\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`og_title\` text,
  	\`og_description\` text,
  	\`og_image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_other_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_order_idx\` ON \`_other_pages_v_version_listings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_parent_id_idx\` ON \`_other_pages_v_version_listings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_og_image_idx\` ON \`_other_pages_v_version_listings\` (\`og_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_other_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_version__status_idx\` ON \`_other_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_created_at_idx\` ON \`_other_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_updated_at_idx\` ON \`_other_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_latest_idx\` ON \`_other_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_autosave_idx\` ON \`_other_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`words\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`quote_button\` text,
  	\`call_button\` text,
  	\`bar_quote\` text,
  	\`bar_call\` text,
  	\`talk\` text,
  	\`more_button\` text,
  	\`suburb_heading\` text,
  	\`suburb_page\` text,
  	\`contact_heading\` text,
  	\`contact_lead\` text,
  	\`call_heading\` text,
  	\`call_text\` text,
  	\`contact_send\` text,
  	\`faq_heading\` text,
  	\`faq_more\` text,
  	\`faq_link\` text,
  	\`reviews_label\` text,
  	\`closing_heading\` text,
  	\`closing_text\` text,
  	\`happy_customers\` text,
  	\`cards_heading\` text,
  	\`cards_lead\` text,
  	\`reasons_heading\` text,
  	\`reasons_lead\` text,
  	\`reason_1_title\` text,
  	\`reason_1_text\` text,
  	\`reason_2_title\` text,
  	\`reason_2_text\` text,
  	\`reason_3_title\` text,
  	\`reason_3_text\` text,
  	\`reason_4_title\` text,
  	\`reason_4_text\` text,
  	\`reason_5_title\` text,
  	\`reason_5_text\` text,
  	\`reason_6_text\` text,
  	\`steps_heading\` text,
  	\`step_1_title\` text,
  	\`step_1_text\` text,
  	\`step_2_title\` text,
  	\`step_2_text\` text,
  	\`step_3_title\` text,
  	\`step_3_text\` text,
  	\`step_4_title\` text,
  	\`step_4_text\` text,
  	\`about_eyebrow\` text,
  	\`about_button\` text,
  	\`mission_heading\` text,
  	\`vision_heading\` text,
  	\`owner_eyebrow\` text,
  	\`owner_badges\` text,
  	\`cities_heading\` text,
  	\`quote_heading\` text,
  	\`quote_lead\` text,
  	\`quote_send\` text,
  	\`next_heading\` text,
  	\`next_1_title\` text,
  	\`next_1_text\` text,
  	\`next_2_title\` text,
  	\`next_2_text\` text,
  	\`next_3_title\` text,
  	\`next_3_text\` text,
  	\`quote_faq_heading\` text,
  	\`quote_closing_heading\` text,
  	\`quote_closing_text\` text,
  	\`city_eyebrow\` text,
  	\`city_quote_button\` text,
  	\`city_more\` text,
  	\`city_contact_heading\` text,
  	\`family_heading\` text,
  	\`enquiry_heading\` text,
  	\`enquiry_lead\` text,
  	\`post_more\` text,
  	\`missing_heading\` text,
  	\`missing_lead\` text,
  	\`missing_ways\` text,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`words__status_idx\` ON \`words\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_words_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_quote_button\` text,
  	\`version_call_button\` text,
  	\`version_bar_quote\` text,
  	\`version_bar_call\` text,
  	\`version_talk\` text,
  	\`version_more_button\` text,
  	\`version_suburb_heading\` text,
  	\`version_suburb_page\` text,
  	\`version_contact_heading\` text,
  	\`version_contact_lead\` text,
  	\`version_call_heading\` text,
  	\`version_call_text\` text,
  	\`version_contact_send\` text,
  	\`version_faq_heading\` text,
  	\`version_faq_more\` text,
  	\`version_faq_link\` text,
  	\`version_reviews_label\` text,
  	\`version_closing_heading\` text,
  	\`version_closing_text\` text,
  	\`version_happy_customers\` text,
  	\`version_cards_heading\` text,
  	\`version_cards_lead\` text,
  	\`version_reasons_heading\` text,
  	\`version_reasons_lead\` text,
  	\`version_reason_1_title\` text,
  	\`version_reason_1_text\` text,
  	\`version_reason_2_title\` text,
  	\`version_reason_2_text\` text,
  	\`version_reason_3_title\` text,
  	\`version_reason_3_text\` text,
  	\`version_reason_4_title\` text,
  	\`version_reason_4_text\` text,
  	\`version_reason_5_title\` text,
  	\`version_reason_5_text\` text,
  	\`version_reason_6_text\` text,
  	\`version_steps_heading\` text,
  	\`version_step_1_title\` text,
  	\`version_step_1_text\` text,
  	\`version_step_2_title\` text,
  	\`version_step_2_text\` text,
  	\`version_step_3_title\` text,
  	\`version_step_3_text\` text,
  	\`version_step_4_title\` text,
  	\`version_step_4_text\` text,
  	\`version_about_eyebrow\` text,
  	\`version_about_button\` text,
  	\`version_mission_heading\` text,
  	\`version_vision_heading\` text,
  	\`version_owner_eyebrow\` text,
  	\`version_owner_badges\` text,
  	\`version_cities_heading\` text,
  	\`version_quote_heading\` text,
  	\`version_quote_lead\` text,
  	\`version_quote_send\` text,
  	\`version_next_heading\` text,
  	\`version_next_1_title\` text,
  	\`version_next_1_text\` text,
  	\`version_next_2_title\` text,
  	\`version_next_2_text\` text,
  	\`version_next_3_title\` text,
  	\`version_next_3_text\` text,
  	\`version_quote_faq_heading\` text,
  	\`version_quote_closing_heading\` text,
  	\`version_quote_closing_text\` text,
  	\`version_city_eyebrow\` text,
  	\`version_city_quote_button\` text,
  	\`version_city_more\` text,
  	\`version_city_contact_heading\` text,
  	\`version_family_heading\` text,
  	\`version_enquiry_heading\` text,
  	\`version_enquiry_lead\` text,
  	\`version_post_more\` text,
  	\`version_missing_heading\` text,
  	\`version_missing_lead\` text,
  	\`version_missing_ways\` text,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_words_v_version_version__status_idx\` ON \`_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_created_at_idx\` ON \`_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_updated_at_idx\` ON \`_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_idx\` ON \`_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_autosave_idx\` ON \`_words_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`city_pages_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`route\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`city_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_services_order_idx\` ON \`city_pages_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_services_parent_id_idx\` ON \`city_pages_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_services_service_idx\` ON \`city_pages_services\` (\`service_id\`);`)
  await db.run(sql`CREATE TABLE \`city_pages_achievements_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`city_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_points_order_idx\` ON \`city_pages_achievements_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_points_parent_id_idx\` ON \`city_pages_achievements_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`city_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`achievements_heading\` text,
  	\`achievements_description\` text,
  	\`achievements_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`achievements_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_achievements_image_idx\` ON \`city_pages\` (\`achievements_image_id\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_sample_idx\` ON \`city_pages\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`city_pages__status_idx\` ON \`city_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`route\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_city_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_order_idx\` ON \`_city_pages_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_parent_id_idx\` ON \`_city_pages_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_service_idx\` ON \`_city_pages_v_version_services\` (\`service_id\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v_version_achievements_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_city_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_points_order_idx\` ON \`_city_pages_v_version_achievements_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_points_parent_id_idx\` ON \`_city_pages_v_version_achievements_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_achievements_heading\` text,
  	\`version_achievements_description\` text,
  	\`version_achievements_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_achievements_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_version_achievements__idx\` ON \`_city_pages_v\` (\`version_achievements_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_version_sample_idx\` ON \`_city_pages_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_version__status_idx\` ON \`_city_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_created_at_idx\` ON \`_city_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_updated_at_idx\` ON \`_city_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_latest_idx\` ON \`_city_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_autosave_idx\` ON \`_city_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`review_count\` text,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_sample_idx\` ON \`reviews\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_review_count\` text,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_sample_idx\` ON \`_reviews_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_autosave_idx\` ON \`_reviews_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_social_order_idx\` ON \`settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_parent_id_idx\` ON \`settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_order_idx\` ON \`settings_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_parent_id_idx\` ON \`settings_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_hours_exceptions_order_idx\` ON \`settings_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_hours_exceptions_parent_id_idx\` ON \`settings_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_offices_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_offices_hours_exceptions_order_idx\` ON \`settings_offices_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_hours_exceptions_parent_id_idx\` ON \`settings_offices_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`name\` text,
  	\`city\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`area_served\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_cities_order_idx\` ON \`settings_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_cities_parent_id_idx\` ON \`settings_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_order_idx\` ON \`settings_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_parent_id_idx\` ON \`settings_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_navigation_order_idx\` ON \`settings_footer_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_navigation_parent_id_idx\` ON \`settings_footer_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_services_order_idx\` ON \`settings_footer_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_services_parent_id_idx\` ON \`settings_footer_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand\` text,
  	\`tagline\` text,
  	\`blurb\` text,
  	\`founded\` numeric,
  	\`phone\` text,
  	\`mobile\` text,
  	\`email\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`look_logo_id\` integer,
  	\`look_logo_on_dark_id\` integer,
  	\`look_sign_id\` integer,
  	\`look_main\` text DEFAULT '#0f4c5c',
  	\`look_accent\` text DEFAULT '#ffbf46',
  	\`look_heading_font\` text DEFAULT 'Bricolage',
  	\`sells_in_melbourne\` integer DEFAULT false,
  	\`states\` text,
  	\`services\` text,
  	\`cleaning_models\` text,
  	\`collection_notice\` text,
  	\`retention_months\` numeric DEFAULT 24,
  	\`footer_navigation_title\` text,
  	\`footer_services_title\` text,
  	\`footer_information_title\` text,
  	\`figures_customers\` text,
  	\`figures_solar\` text,
  	\`claims_experience\` text,
  	\`claims_experience_evidence\` text,
  	\`claims_experience_link\` text,
  	\`claims_experience_review\` text,
  	\`claims_quote\` text,
  	\`claims_quote_evidence\` text,
  	\`claims_quote_link\` text,
  	\`claims_quote_review\` text,
  	\`claims_guarantee\` text,
  	\`claims_guarantee_evidence\` text,
  	\`claims_guarantee_link\` text,
  	\`claims_guarantee_review\` text,
  	\`claims_insurance\` text,
  	\`claims_insurance_evidence\` text,
  	\`claims_insurance_link\` text,
  	\`claims_insurance_review\` text,
  	\`claims_eco\` text,
  	\`claims_eco_evidence\` text,
  	\`claims_eco_link\` text,
  	\`claims_eco_review\` text,
  	\`claims_customers\` text,
  	\`claims_customers_evidence\` text,
  	\`claims_customers_link\` text,
  	\`claims_customers_review\` text,
  	\`claims_solar\` text,
  	\`claims_solar_evidence\` text,
  	\`claims_solar_link\` text,
  	\`claims_solar_review\` text,
  	\`default_title\` text,
  	\`default_description\` text,
  	\`markup_opening_hours\` text,
  	\`markup_rating\` numeric,
  	\`markup_price_range\` text,
  	\`live_map_in_view\` integer DEFAULT false,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`look_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`look_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`look_sign_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_look_look_logo_idx\` ON \`settings\` (\`look_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_look_look_logo_on_dark_idx\` ON \`settings\` (\`look_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_look_look_sign_idx\` ON \`settings\` (\`look_sign_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_sample_idx\` ON \`settings\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_order_idx\` ON \`_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_parent_id_idx\` ON \`_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_order_idx\` ON \`_settings_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_parent_id_idx\` ON \`_settings_v_version_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_hours_exceptions_order_idx\` ON \`_settings_v_version_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_hours_exceptions_parent_id_idx\` ON \`_settings_v_version_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_offices_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_hours_exceptions_order_idx\` ON \`_settings_v_version_offices_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_hours_exceptions_parent_id_idx\` ON \`_settings_v_version_offices_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`name\` text,
  	\`city\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`area_served\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_order_idx\` ON \`_settings_v_version_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_parent_id_idx\` ON \`_settings_v_version_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_order_idx\` ON \`_settings_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_parent_id_idx\` ON \`_settings_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_navigation_order_idx\` ON \`_settings_v_version_footer_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_navigation_parent_id_idx\` ON \`_settings_v_version_footer_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_services_order_idx\` ON \`_settings_v_version_footer_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_services_parent_id_idx\` ON \`_settings_v_version_footer_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text,
  	\`version_tagline\` text,
  	\`version_blurb\` text,
  	\`version_founded\` numeric,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_email\` text,
  	\`version_time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`version_look_logo_id\` integer,
  	\`version_look_logo_on_dark_id\` integer,
  	\`version_look_sign_id\` integer,
  	\`version_look_main\` text DEFAULT '#0f4c5c',
  	\`version_look_accent\` text DEFAULT '#ffbf46',
  	\`version_look_heading_font\` text DEFAULT 'Bricolage',
  	\`version_sells_in_melbourne\` integer DEFAULT false,
  	\`version_states\` text,
  	\`version_services\` text,
  	\`version_cleaning_models\` text,
  	\`version_collection_notice\` text,
  	\`version_retention_months\` numeric DEFAULT 24,
  	\`version_footer_navigation_title\` text,
  	\`version_footer_services_title\` text,
  	\`version_footer_information_title\` text,
  	\`version_figures_customers\` text,
  	\`version_figures_solar\` text,
  	\`version_claims_experience\` text,
  	\`version_claims_experience_evidence\` text,
  	\`version_claims_experience_link\` text,
  	\`version_claims_experience_review\` text,
  	\`version_claims_quote\` text,
  	\`version_claims_quote_evidence\` text,
  	\`version_claims_quote_link\` text,
  	\`version_claims_quote_review\` text,
  	\`version_claims_guarantee\` text,
  	\`version_claims_guarantee_evidence\` text,
  	\`version_claims_guarantee_link\` text,
  	\`version_claims_guarantee_review\` text,
  	\`version_claims_insurance\` text,
  	\`version_claims_insurance_evidence\` text,
  	\`version_claims_insurance_link\` text,
  	\`version_claims_insurance_review\` text,
  	\`version_claims_eco\` text,
  	\`version_claims_eco_evidence\` text,
  	\`version_claims_eco_link\` text,
  	\`version_claims_eco_review\` text,
  	\`version_claims_customers\` text,
  	\`version_claims_customers_evidence\` text,
  	\`version_claims_customers_link\` text,
  	\`version_claims_customers_review\` text,
  	\`version_claims_solar\` text,
  	\`version_claims_solar_evidence\` text,
  	\`version_claims_solar_link\` text,
  	\`version_claims_solar_review\` text,
  	\`version_default_title\` text,
  	\`version_default_description\` text,
  	\`version_markup_opening_hours\` text,
  	\`version_markup_rating\` numeric,
  	\`version_markup_price_range\` text,
  	\`version_live_map_in_view\` integer DEFAULT false,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_look_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_look_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_look_sign_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_logo_idx\` ON \`_settings_v\` (\`version_look_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_logo_on_dark_idx\` ON \`_settings_v\` (\`version_look_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_sign_idx\` ON \`_settings_v\` (\`version_look_sign_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_sample_idx\` ON \`_settings_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_autosave_idx\` ON \`_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owners_need_second_factor\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`fire_drill\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`started_at\` text,
  	\`succeeded_at\` text,
  	\`failed_at\` text,
  	\`failed_station\` text,
  	\`failed_why\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}
