DROP INDEX "mails_user_id_id_index";--> statement-breakpoint
DROP INDEX "market_events_age";--> statement-breakpoint
DROP INDEX "mails_unread";--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expiry" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listings_seller_live" ON "listings" USING btree ("seller_id","state","id") WHERE state in ('on_sale', 'reserved', 'failed');--> statement-breakpoint
CREATE INDEX "listings_asset" ON "listings" USING btree ("asset_id","id");--> statement-breakpoint
CREATE INDEX "mails_asked" ON "mails" USING btree ("user_id","id","category");--> statement-breakpoint
CREATE INDEX "orders_live_buyer" ON "orders" USING btree ("buyer_id","state") WHERE state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection');--> statement-breakpoint
CREATE INDEX "orders_live_seller" ON "orders" USING btree ("seller_id","state") WHERE state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection');--> statement-breakpoint
CREATE INDEX "orders_seller_paid" ON "orders" USING btree ("seller_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "qr_logins_expiry" ON "qr_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_logins_confirmed" ON "qr_logins" USING btree ("confirmed_by") WHERE confirmed_by is not null;--> statement-breakpoint
CREATE INDEX "mails_unread" ON "mails" USING btree ("user_id","id","category","kind") WHERE read_at is null;