-- What tells of a change is written in the transaction of that change: listeners hear of it as it commits, in whichever
-- process they are, and hear nothing of what is rolled back (NOTIFY).
CREATE FUNCTION tell_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('invoscope_changes',
      json_build_object('user_id', OLD.user_id, 'document_id', OLD.id, 'status', 'deleted')::text);
    RETURN OLD;
  END IF;
  PERFORM pg_notify('invoscope_changes',
    json_build_object('user_id', NEW.user_id, 'document_id', NEW.id, 'status', NEW.status)::text);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER documents_tell_change AFTER INSERT OR UPDATE OR DELETE ON "documents"
  FOR EACH ROW EXECUTE FUNCTION tell_document_change();
