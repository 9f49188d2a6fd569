-- Each entry carries a hash over the hash of the one before it and over itself, so that nothing of the past can be
-- rewritten without the head becoming another. Weeks and tables hold the hash of the last entry that their rows tell.
ALTER TABLE "JournalEntry" ADD COLUMN "hash" TEXT;
ALTER TABLE "Week" ADD COLUMN "head" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Table" ADD COLUMN "head" TEXT NOT NULL DEFAULT '';

-- The text over which the site hashes: keys in the order of their bytes, no blanks. Numbers and strings are as they were written.
CREATE FUNCTION "canonical"(value json) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE json_typeof(value)
    WHEN 'object' THEN
      RETURN '{' || coalesce((SELECT string_agg(to_json(key)::text || ':' || "canonical"(part), ',' ORDER BY key COLLATE "C")
        FROM json_each(value) AS pair(key, part)), '') || '}';
    WHEN 'array' THEN
      RETURN '[' || coalesce((SELECT string_agg("canonical"(part), ',' ORDER BY place)
        FROM json_array_elements(value) WITH ORDINALITY AS item(part, place)), '') || ']';
    ELSE
      RETURN value::text;
  END CASE;
END
$$;

ALTER TABLE "JournalEntry" DISABLE TRIGGER "JournalEntry_is_only_added_to";
DO $$
DECLARE
  entry record;
  head text;
  stream text;
  parts text;
BEGIN
  FOR entry IN SELECT * FROM "JournalEntry" ORDER BY "JournalEntry"."stream", "JournalEntry"."seq" LOOP
    IF stream IS DISTINCT FROM entry."stream" THEN
      stream := entry."stream";
      head := repeat('0', 64);
    END IF;
    SELECT string_agg(to_json(key)::text || ':' || text, ',' ORDER BY key COLLATE "C") INTO parts FROM (
      SELECT key, "canonical"(value) FROM json_each(entry."payload")
      UNION ALL
      VALUES ('id', to_json(entry."id")::text),
        ('seq', entry."seq"::text),
        ('at', to_json(to_char(entry."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text),
        ('actor', to_json(entry."actor")::text),
        ('kind', to_json(entry."kind")::text)
    ) AS pair(key, text);
    head := encode(sha256(convert_to(head || E'\n{' || parts || '}', 'UTF8')), 'hex');
    UPDATE "JournalEntry" SET "hash" = head WHERE "JournalEntry"."id" = entry."id";
  END LOOP;
END
$$;
ALTER TABLE "JournalEntry" ENABLE TRIGGER "JournalEntry_is_only_added_to";
DROP FUNCTION "canonical"(json);

ALTER TABLE "JournalEntry" ALTER COLUMN "hash" SET NOT NULL;
UPDATE "Week" SET "head" = "JournalEntry"."hash" FROM "JournalEntry"
  WHERE "JournalEntry"."stream" = "Week"."stream" AND "JournalEntry"."seq" = "Week"."seq";
UPDATE "Table" SET "head" = "JournalEntry"."hash" FROM "JournalEntry"
  WHERE "JournalEntry"."tableId" = "Table"."id" AND "JournalEntry"."seq" = "Table"."seq";
