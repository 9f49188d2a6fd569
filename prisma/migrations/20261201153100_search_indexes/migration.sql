-- What a search compares: small letters without accents, and the words of that as PostgreSQL's full text has them. Both are
-- functions so that an index and the queries that use it say the same.
CREATE FUNCTION search_fold(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')) $$;

CREATE FUNCTION search_words(given text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT to_tsvector('pg_catalog.english'::regconfig, lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'))) $$;

CREATE INDEX "Ruling_reason_words" ON "Ruling" USING gin (search_words(reason)) WHERE "supersededBy" IS NULL;
CREATE INDEX "Post_text_words" ON "Post" USING gin (search_words(text));
CREATE INDEX "Mercenary_writeup_words" ON "Mercenary" USING gin (search_words(writeup));
CREATE INDEX "Ability_text_words" ON "Ability" USING gin (search_words(text));

-- CreateIndex
CREATE INDEX "Ruling_mercKey_idx" ON "Ruling"("mercKey");

-- CreateIndex
CREATE INDEX "Ruling_at_idx" ON "Ruling"("at");
