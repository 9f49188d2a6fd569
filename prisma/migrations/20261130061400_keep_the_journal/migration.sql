-- The journal is the evidence: it is added to, and nothing in it is changed or taken away.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on "%" is refused: append an entry that amends', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "JournalEntry_is_only_added_to"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "JournalEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
