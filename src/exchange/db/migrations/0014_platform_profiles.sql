CREATE TABLE "platform_profiles" (
	"steam_id" text PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"avatar_url" text,
	"is_public" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
