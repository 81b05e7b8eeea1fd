ALTER TABLE "payout_accounts" RENAME TO "receiving_accounts";--> statement-breakpoint
ALTER SEQUENCE "payout_accounts_id_seq" RENAME TO "receiving_accounts_id_seq";--> statement-breakpoint
ALTER TABLE "receiving_accounts" RENAME CONSTRAINT "payout_accounts_pkey" TO "receiving_accounts_pkey";--> statement-breakpoint
ALTER TABLE "receiving_accounts" RENAME CONSTRAINT "payout_accounts_user_id_users_id_fk" TO "receiving_accounts_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "payout_accounts_live" RENAME TO "receiving_accounts_live";--> statement-breakpoint
ALTER INDEX "payout_accounts_default" RENAME TO "receiving_accounts_default";--> statement-breakpoint
ALTER TABLE "payout_bindings" RENAME TO "receiving_account_bindings";--> statement-breakpoint
ALTER SEQUENCE "payout_bindings_id_seq" RENAME TO "receiving_account_bindings_id_seq";--> statement-breakpoint
ALTER TABLE "receiving_account_bindings" RENAME CONSTRAINT "payout_bindings_pkey" TO "receiving_account_bindings_pkey";--> statement-breakpoint
ALTER TABLE "receiving_account_bindings" RENAME CONSTRAINT "payout_bindings_user_id_users_id_fk" TO "receiving_account_bindings_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "payout_bindings_user_id_id_index" RENAME TO "receiving_account_bindings_user_id_id_index";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "payout_account_id" TO "receiving_account_id";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME CONSTRAINT "withdrawals_payout_account_id_payout_accounts_id_fk" TO "withdrawals_receiving_account_id_receiving_accounts_id_fk";--> statement-breakpoint
UPDATE "mails" SET "kind" = replace("kind", 'payout_account', 'receiving_account') WHERE "kind" LIKE 'payout_account%';
