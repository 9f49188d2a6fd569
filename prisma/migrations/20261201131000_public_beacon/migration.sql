-- A round of the public beacon (drand) goes into the dice of each next week.
ALTER TABLE "Season" ADD COLUMN "publicBeacon" BOOLEAN NOT NULL DEFAULT false;
