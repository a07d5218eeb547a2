SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.answer_to_grai(asked_key text, asked_product_id text, asked_tenant_id uuid) RETURNS TABLE(claimant uuid, id uuid, tenant_id uuid, operator_id uuid, status text, revision integer, content_bytes integer, public_document text, public_document_etag text, public_document_key text)
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      claimants uuid[] := array[asked_tenant_id];
    begin
      if asked_tenant_id is null then
        
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = 'GRAI'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit 3
  ) as oldest;
      end if;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select claimant, held.id, held.tenant_id, held.operator_id, held.status, held.revision, held.content_bytes, held.public_document, held.public_document_etag, held.public_document_key
          from (
  (select passports.id, passports.tenant_id, passports.operator_id, passports.status, passports.revision, passports.content_bytes, passports.public_document, passports.public_document_etag, passports.public_document_key, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.grai = asked_key and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit 1)union all
  (select passports.id, passports.tenant_id, passports.operator_id, passports.status, passports.revision, passports.content_bytes, passports.public_document, passports.public_document_etag, passports.public_document_key, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.product_id = asked_product_id and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit 1)) as held
          order by held.status_rank, held.published_at, held.id limit 1;
        exit when found;
      end loop;
    end $$;

CREATE FUNCTION public.answer_to_gtin(asked_key text, asked_product_id text, asked_tenant_id uuid) RETURNS TABLE(claimant uuid, id uuid, tenant_id uuid, operator_id uuid, status text, revision integer, content_bytes integer, public_document text, public_document_etag text, public_document_key text)
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      claimants uuid[] := array[asked_tenant_id];
    begin
      if asked_tenant_id is null then
        
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = 'GTIN'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit 3
  ) as oldest;
      end if;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select claimant, held.id, held.tenant_id, held.operator_id, held.status, held.revision, held.content_bytes, held.public_document, held.public_document_etag, held.public_document_key
          from (
  (select passports.id, passports.tenant_id, passports.operator_id, passports.status, passports.revision, passports.content_bytes, passports.public_document, passports.public_document_etag, passports.public_document_key, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.gtin = asked_key and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit 1)union all
  (select passports.id, passports.tenant_id, passports.operator_id, passports.status, passports.revision, passports.content_bytes, passports.public_document, passports.public_document_etag, passports.public_document_key, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.product_id = asked_product_id and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit 1)) as held
          order by held.status_rank, held.published_at, held.id limit 1;
        exit when found;
      end loop;
    end $$;

CREATE FUNCTION public.grant_of_token(asked_sha256 text) RETURNS TABLE(claimant uuid, tenant_id uuid, id uuid, status text, scope_type text, passport_id uuid, battery_unit_id uuid, expires_at timestamp with time zone)
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      named_id uuid;
    begin
      select directory.tenant_id, directory.row_id into claimant, named_id from directory
      where directory.key = asked_sha256 and directory.kind = 'GRANT';
      if not found then
        return;
      end if;
      return query
        select claimant, access_grants.tenant_id, access_grants.id, access_grants.status, access_grants.scope_type, access_grants.passport_id, access_grants.battery_unit_id, access_grants.expires_at from access_grants
        where access_grants.tenant_id = claimant and access_grants.id = named_id
          and access_grants.token_sha256 = asked_sha256;
    end $$;

CREATE FUNCTION public.keys_claimed_elsewhere(own_tenant_id uuid, asked_kind text, asked_keys text[]) RETURNS SETOF text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO '$user', 'public'
    AS $$
    declare
      asked_key text;
      claimant uuid;
    begin
      foreach asked_key in array asked_keys loop
        select directory.tenant_id into claimant from directory
        where directory.key = asked_key and directory.kind = asked_kind
          and directory.is_public and directory.claimed_at is not null
        order by directory.claimed_at, directory.tenant_id limit 1;
        if claimant <> own_tenant_id then
          return next asked_key;
        end if;
      end loop;
    end $$;

CREATE FUNCTION public.keys_of_issuer(issuer_name text, named_number integer, at_most integer) RETURNS TABLE(key_number integer, public_key_pem text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO '$user', 'public'
    AS $_$
    declare
      issuer_id uuid;
    begin
      if issuer_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        issuer_id := issuer_name::uuid;
      else
        select directory.tenant_id into issuer_id from directory
        where directory.key = issuer_name and directory.kind = 'SUBDOMAIN';
      end if;
      if issuer_id::text is distinct from current_setting('dpp.tenant_id', true)
        and exists (select from tenants where tenants.id = issuer_id and tenants.sandbox_of is not null) then
        return;
      end if;
      return query
        select signing_keys.key_number, signing_keys.public_key_pem from signing_keys
        where signing_keys.tenant_id = issuer_id
        order by signing_keys.key_number = named_number desc, signing_keys.key_number desc
        limit at_most;
    end $_$;

CREATE FUNCTION public.others_with_grai(asked_key text, asked_product_id text, besides_id uuid, at_most integer) RETURNS TABLE(id uuid, operator_name text)
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      claimants uuid[];
      claimant uuid;
      returned integer;
      missing integer := at_most;
    begin
      
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = 'GRAI'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit at_most + 1
  ) as oldest;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select held.id, operators.name
          from (
            
  (select passports.id, passports.operator_id, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.grai = asked_key and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit at_most + 1)union
  (select passports.id, passports.operator_id, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.product_id = asked_product_id and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit at_most + 1)
          ) as held
          join operators on operators.tenant_id = claimant and operators.id = held.operator_id
          where held.id <> besides_id
          order by held.status_rank, held.published_at, held.id limit missing;
        get diagnostics returned = row_count;
        missing := missing - returned;
        exit when missing <= 0;
      end loop;
    end $$;

CREATE FUNCTION public.others_with_gtin(asked_key text, asked_product_id text, besides_id uuid, at_most integer) RETURNS TABLE(id uuid, operator_name text)
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      claimants uuid[];
      claimant uuid;
      returned integer;
      missing integer := at_most;
    begin
      
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = 'GTIN'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit at_most + 1
  ) as oldest;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select held.id, operators.name
          from (
            
  (select passports.id, passports.operator_id, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.gtin = asked_key and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit at_most + 1)union
  (select passports.id, passports.operator_id, passports.published_at, (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) as status_rank
   from passports
   where passports.tenant_id = claimant and passports.product_id = asked_product_id and (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end) < 3 and passports.superseded_by is null
   order by (case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end), passports.published_at, passports.id limit at_most + 1)
          ) as held
          join operators on operators.tenant_id = claimant and operators.id = held.operator_id
          where held.id <> besides_id
          order by held.status_rank, held.published_at, held.id limit missing;
        get diagnostics returned = row_count;
        missing := missing - returned;
        exit when missing <= 0;
      end loop;
    end $$;

CREATE FUNCTION public.shown_event(shown_id uuid, event_type text, biz_step text, disposition text, event_time timestamp with time zone, epcs json, epc_count integer, biz_location text, read_point text, origin_location json, issuer_did text, signer text, erroneous boolean) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
    begin
      return (select row_to_json(shown) from (select shown_id as "eventId", event_type as "eventType", biz_step as "bizStep", disposition as "disposition", to_char(event_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventTime", epcs as "epcs", epc_count as "epcCount", biz_location as "location", read_point as "readPoint", origin_location as "originLocation", issuer_did is not null as "isUntpCompliant", issuer_did as "issuerDid", signer as "signer", erroneous as "erroneous") as shown);
    end $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.access_counts (
    tenant_id uuid NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    day timestamp with time zone NOT NULL,
    representation text NOT NULL,
    access_tier text NOT NULL,
    count bigint NOT NULL
);

CREATE TABLE public.access_grants (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    status text NOT NULL,
    kind text NOT NULL,
    grantee_name text NOT NULL,
    grantee_email text,
    organization text,
    purpose text,
    scope_type text NOT NULL,
    passport_id uuid,
    battery_unit_id uuid,
    operator_id uuid,
    issuer_type text NOT NULL,
    issuer_email text,
    decided_at timestamp with time zone,
    decided_by text,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    token_sha256 text,
    last_used_at timestamp with time zone,
    use_count bigint DEFAULT 0 NOT NULL,
    kept_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    requester_block text,
    CONSTRAINT access_grants_token CHECK (((status <> 'ACTIVE'::text) OR (token_sha256 IS NOT NULL)))
);

CREATE TABLE public.account_tokens (
    tenant_id uuid NOT NULL,
    token_sha256 text NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    password_sha256 text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT account_tokens_kind_check CHECK ((kind = ANY (ARRAY['TICKET'::text, 'RESET'::text])))
);

CREATE TABLE public.api_keys (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    key_id text NOT NULL,
    secret_sha256 text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    permissions json,
    operator_id uuid,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.audit_heads (
    tenant_id uuid NOT NULL,
    seq bigint NOT NULL,
    entry_hash text NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    key_id text NOT NULL,
    signature text NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.audit_log (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint NOT NULL,
    action text NOT NULL,
    actor text NOT NULL,
    target_type text NOT NULL,
    target_id text NOT NULL,
    ip text,
    details json NOT NULL,
    previous_hash text NOT NULL,
    entry_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.battery_units (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    passport_id uuid NOT NULL,
    serial_number text NOT NULL,
    status text NOT NULL,
    manufactured_at timestamp with time zone,
    ceased_at timestamp with time zone,
    predecessor_unit_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_event_id uuid,
    state_event_id uuid,
    state_recorded_at timestamp with time zone,
    state_of_health double precision,
    cycle_count bigint,
    remaining_capacity_ah double precision,
    temperature_c double precision,
    CONSTRAINT battery_units_ceased CHECK (((status = 'RECYCLED'::text) = (ceased_at IS NOT NULL)))
)
WITH (fillfactor='85');

CREATE TABLE public.directory (
    kind text NOT NULL,
    key text NOT NULL,
    tenant_id uuid,
    row_id uuid,
    claimed_at timestamp with time zone,
    is_public boolean DEFAULT true NOT NULL,
    claimant uuid GENERATED ALWAYS AS (
CASE
    WHEN (kind = ANY (ARRAY['GTIN'::text, 'GRAI'::text])) THEN tenant_id
    ELSE '00000000-0000-0000-0000-000000000000'::uuid
END) STORED NOT NULL,
    CONSTRAINT directory_check CHECK (((NOT (kind = ANY (ARRAY['GTIN'::text, 'GRAI'::text]))) OR (claimed_at IS NOT NULL)))
);

CREATE TABLE public.epcis_arrivals (
    tenant_id uuid NOT NULL,
    last_arrival bigint NOT NULL
);

CREATE TABLE public.epcis_event_edges (
    tenant_id uuid NOT NULL,
    child_id uuid NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE public.epcis_event_epcs (
    tenant_id uuid NOT NULL,
    event_id uuid NOT NULL,
    "position" integer NOT NULL,
    epc_key text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    is_class boolean NOT NULL,
    event_time timestamp with time zone NOT NULL,
    arrival bigint NOT NULL,
    provides boolean NOT NULL,
    consumes boolean NOT NULL,
    parent_event_id uuid
);

CREATE TABLE public.epcis_event_repeats (
    tenant_id uuid NOT NULL,
    event_id uuid NOT NULL,
    operator_id uuid NOT NULL,
    event text,
    event_uri text,
    context text,
    credential text,
    signer text,
    stored_bytes integer GENERATED ALWAYS AS (((COALESCE(octet_length(event), 0) + COALESCE(octet_length(context), 0)) + COALESCE(octet_length(credential), 0))) STORED NOT NULL
);

CREATE TABLE public.epcis_events (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    operator_id uuid,
    arrival bigint NOT NULL,
    event_time timestamp with time zone NOT NULL,
    event_type text NOT NULL,
    biz_step text,
    disposition text,
    read_point text,
    biz_location text,
    origin_location json,
    epcs json NOT NULL,
    epc_count integer NOT NULL,
    event_hash text NOT NULL,
    event_uri text,
    declares_error boolean NOT NULL,
    erroneous boolean NOT NULL,
    issuer_did text,
    signer text,
    event text NOT NULL,
    context text,
    credential text,
    content_bytes integer NOT NULL,
    captured_at timestamp with time zone NOT NULL,
    stored_bytes integer GENERATED ALWAYS AS (((octet_length(event) + COALESCE(octet_length(context), 0)) + COALESCE(octet_length(credential), 0))) STORED NOT NULL,
    shown text GENERATED ALWAYS AS (public.shown_event(id, event_type, biz_step, disposition, event_time, epcs, epc_count, biz_location, read_point, origin_location, issuer_did, signer, erroneous)) STORED NOT NULL,
    content_hash text
);

CREATE TABLE public.facilities (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    operator_id uuid,
    gln text NOT NULL,
    name text NOT NULL,
    activity text,
    street_address text,
    city text,
    postal_code text,
    country text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.grant_request_refusals (
    tenant_id uuid NOT NULL,
    refused bigint NOT NULL,
    last_refused_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone NOT NULL
);

CREATE TABLE public.idempotency_keys (
    tenant_id uuid NOT NULL,
    scope text NOT NULL,
    idempotency_key text NOT NULL,
    request_sha256 text NOT NULL,
    status integer,
    body text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.import_row_faults (
    tenant_id uuid NOT NULL,
    import_id uuid NOT NULL,
    kind text NOT NULL,
    number integer NOT NULL
);

CREATE TABLE public.import_rows (
    tenant_id uuid NOT NULL,
    import_id uuid NOT NULL,
    number integer NOT NULL,
    line integer NOT NULL,
    cells json NOT NULL,
    bytes integer NOT NULL,
    state text DEFAULT 'UNCHECKED'::text NOT NULL,
    pair text,
    passport_id uuid
);

CREATE TABLE public.imports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    file_name text NOT NULL,
    state text NOT NULL,
    columns json NOT NULL,
    decimal_comma boolean NOT NULL,
    category text,
    operator_id uuid,
    facility_id uuid,
    existing text NOT NULL,
    allow_sku boolean NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    bytes integer DEFAULT 0 NOT NULL,
    checked_to integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    scope_operator_id uuid,
    job_id uuid,
    version integer DEFAULT 1 NOT NULL,
    created_by text NOT NULL,
    updated_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.invitations (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    operator_id uuid,
    token_sha256 text NOT NULL,
    invited_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    CONSTRAINT invitations_email_check CHECK ((email = lower(email))),
    CONSTRAINT invitations_role_check CHECK ((role <> 'SUPER_ADMIN'::text))
);

CREATE TABLE public.job_items (
    tenant_id uuid NOT NULL,
    job_id uuid NOT NULL,
    number integer NOT NULL,
    passport_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    ok boolean,
    code text,
    message text
);

CREATE TABLE public.jobs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    params json NOT NULL,
    state text NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    author_kind text NOT NULL,
    author_id uuid NOT NULL,
    author_name text NOT NULL,
    author_ip text NOT NULL,
    operator_id uuid,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    finished_at timestamp with time zone
);

CREATE TABLE public.knex_migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE public.knex_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.knex_migrations_id_seq OWNED BY public.knex_migrations.id;

CREATE TABLE public.knex_migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE public.knex_migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.knex_migrations_lock_index_seq OWNED BY public.knex_migrations_lock.index;

CREATE TABLE public.login_failures (
    id uuid NOT NULL,
    counter_sha256 text NOT NULL,
    failed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.notifications (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    message text NOT NULL,
    target_type text NOT NULL,
    target_id text NOT NULL,
    read_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.operators (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    reg_id text NOT NULL,
    reg_id_scheme text,
    role text NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    eori text
);

CREATE TABLE public.outbox_events (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    event_type text NOT NULL,
    payload text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    dispatched_at timestamp with time zone,
    request_id text
);

CREATE TABLE public.passport_accesses (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    representation text NOT NULL,
    access_tier text NOT NULL,
    ip_prefix text,
    accessed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.passport_accesses REPLICA IDENTITY FULL;

CREATE TABLE public.passport_pictures (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    number integer NOT NULL,
    url text NOT NULL,
    caption text,
    sha256 text,
    refusal text,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone
);

CREATE TABLE public.passport_seals (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    signing_key_id uuid NOT NULL,
    merkle_root text NOT NULL,
    digital_seal text NOT NULL,
    leaf_hashes json NOT NULL,
    leaf_salts json NOT NULL,
    timestamp_token text,
    timestamp_gen_time timestamp with time zone,
    sealed_at timestamp with time zone NOT NULL,
    sealed_by text
);

CREATE TABLE public.passport_terms (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.passport_versions (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    metadata json NOT NULL,
    merkle_root text,
    leaf_hashes json NOT NULL,
    leaf_salts json NOT NULL,
    content_bytes integer GENERATED ALWAYS AS (((octet_length((metadata)::text) + octet_length((leaf_hashes)::text)) + octet_length((leaf_salts)::text))) STORED NOT NULL,
    changed_by text NOT NULL,
    change_reason text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.passports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    operator_id uuid NOT NULL,
    facility_id uuid,
    product_id text NOT NULL,
    gtin text,
    grai text,
    serial_number text,
    category text,
    origin_country text,
    status text NOT NULL,
    metadata json NOT NULL,
    enrichment json,
    content_bytes integer GENERATED ALWAYS AS ((octet_length((metadata)::text) + COALESCE(octet_length((enrichment)::text), 0))) STORED NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    published_at timestamp with time zone,
    archived_at timestamp with time zone,
    retention_until timestamp with time zone,
    public_document text,
    public_document_key text,
    public_document_etag text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    status_changed_at timestamp with time zone,
    is_test boolean DEFAULT false NOT NULL,
    edit_count integer DEFAULT 1 NOT NULL,
    updated_by text,
    status_note json,
    revision_of uuid,
    superseded_by uuid,
    name text DEFAULT ''::text NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    model text,
    size text,
    certificate_ends_on text COLLATE pg_catalog."C",
    fault_count integer,
    sealed_at timestamp with time zone,
    lacks_status_index boolean DEFAULT false NOT NULL
);

CREATE TABLE public.pictures (
    tenant_id uuid NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    content bytea NOT NULL,
    content_bytes bigint GENERATED ALWAYS AS (length(content)) STORED,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.pictures ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE public.platform_account_tokens (
    token_sha256 text NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    password_sha256 text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT platform_account_tokens_kind_check CHECK ((kind = ANY (ARRAY['TICKET'::text, 'RESET'::text])))
);

CREATE TABLE public.platform_administrators (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    totp_secret text,
    totp_confirmed_at timestamp with time zone,
    totp_last_step bigint,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    name text,
    locale text,
    theme text,
    last_login_at timestamp with time zone,
    CONSTRAINT platform_administrators_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.platform_recovery_codes (
    user_id uuid NOT NULL,
    code_sha256 text NOT NULL
);

CREATE TABLE public.platform_secrets (
    name text NOT NULL,
    envelope text NOT NULL,
    certificate_pem text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.platform_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    mfa boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    address text,
    user_agent text,
    last_seen_at timestamp with time zone
);

CREATE TABLE public.platform_turns (
    name text NOT NULL,
    taken_at timestamp with time zone NOT NULL
);

CREATE TABLE public.recovery_codes (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code_sha256 text NOT NULL
);

CREATE TABLE public.registry_entries (
    tenant_id uuid NOT NULL,
    passport_id uuid NOT NULL,
    export_id uuid NOT NULL,
    number integer NOT NULL,
    registered_export_id uuid,
    registered_number integer
);

CREATE TABLE public.registry_exports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    mapping_version integer NOT NULL,
    mapping json NOT NULL,
    total integer NOT NULL,
    scope_operator_id uuid,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.registry_items (
    tenant_id uuid NOT NULL,
    export_id uuid NOT NULL,
    number integer NOT NULL,
    passport_id uuid NOT NULL,
    operator_id uuid NOT NULL,
    product_identifier text NOT NULL,
    version_hash text NOT NULL,
    record json NOT NULL,
    outcome text,
    registration_id text,
    registered_at timestamp with time zone,
    result_code text,
    result_message text,
    proof json,
    result_at timestamp with time zone,
    result_by text
);

CREATE TABLE public.registry_mappings (
    tenant_id uuid NOT NULL,
    version integer NOT NULL,
    mapping json NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE UNLOGGED TABLE public.request_budgets (
    key text NOT NULL,
    taken integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

CREATE TABLE public.request_records (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    request_id text NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    status integer NOT NULL,
    code text,
    message text,
    duration_ms integer NOT NULL,
    actor text NOT NULL,
    key_id text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.seal_authorities (
    certificate_pem text NOT NULL,
    first_used_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sessions (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    mfa boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    address text,
    user_agent text,
    last_seen_at timestamp with time zone
);

CREATE TABLE public.signing_keys (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    key_number integer NOT NULL,
    public_key_pem text NOT NULL,
    public_key_sha256 text NOT NULL,
    private_key text NOT NULL,
    certificate_chain json NOT NULL,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone
);

CREATE TABLE public.status_indexes (
    tenant_id uuid NOT NULL,
    status_index integer NOT NULL,
    passport_id uuid NOT NULL,
    passport_revision integer NOT NULL
);

CREATE TABLE public.status_list_credentials (
    tenant_id uuid NOT NULL,
    credential text,
    etag text,
    made_of text
);

CREATE TABLE public.status_lists (
    tenant_id uuid NOT NULL,
    bits integer NOT NULL,
    drawn integer NOT NULL,
    revoked integer NOT NULL
);

CREATE TABLE public.status_revocations (
    tenant_id uuid NOT NULL,
    status_index integer NOT NULL,
    revoked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sweeps (
    name text NOT NULL,
    began_at timestamp with time zone NOT NULL
);

CREATE TABLE public.tenants (
    id uuid NOT NULL,
    name text NOT NULL,
    subdomain text NOT NULL,
    tier text NOT NULL,
    subscription_status text NOT NULL,
    passport_limit integer,
    legal_id text,
    mfa_required boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    sandbox_of uuid,
    default_locale text DEFAULT 'en'::text NOT NULL,
    contact_email text
);

CREATE TABLE public.today_snoozes (
    tenant_id uuid NOT NULL,
    person_id uuid NOT NULL,
    kind text NOT NULL,
    snoozed_until timestamp with time zone NOT NULL
);

CREATE TABLE public.unit_events (
    tenant_id uuid NOT NULL,
    unit_id uuid NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    id uuid NOT NULL,
    event_type text NOT NULL,
    state_of_health double precision,
    cycle_count bigint,
    remaining_capacity_ah double precision,
    temperature_c double precision,
    status text,
    payload json,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.users (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    totp_secret text,
    totp_confirmed_at timestamp with time zone,
    totp_last_step bigint,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    name text,
    locale text,
    theme text,
    last_login_at timestamp with time zone,
    operator_id uuid,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_role_check CHECK ((role <> 'SUPER_ADMIN'::text))
);

CREATE TABLE public.webhook_attempts (
    tenant_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    attempted_at timestamp with time zone NOT NULL,
    duration_ms integer NOT NULL,
    response_status integer,
    response_start text,
    error_message text
);

CREATE TABLE public.webhook_deliveries (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    message_id uuid NOT NULL,
    event_type text NOT NULL,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_attempt_at timestamp with time zone,
    next_attempt_at timestamp with time zone,
    response_status integer,
    error_message text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.webhook_leases (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    delivery_ids uuid[] NOT NULL,
    leased_until timestamp with time zone NOT NULL
);

CREATE TABLE public.webhook_messages (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    event_type text NOT NULL,
    payload text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    request_id text
);

CREATE TABLE public.webhook_subscriptions (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    url text NOT NULL,
    events json NOT NULL,
    is_active boolean NOT NULL,
    secret text NOT NULL,
    previous_secret text,
    previous_secret_until timestamp with time zone,
    failing_since timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.workspace_usage (
    tenant_id uuid NOT NULL,
    content_bytes bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.knex_migrations ALTER COLUMN id SET DEFAULT nextval('public.knex_migrations_id_seq'::regclass);

ALTER TABLE ONLY public.knex_migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.knex_migrations_lock_index_seq'::regclass);

INSERT INTO public.access_counts VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'PASSPORT', '36644515-d881-48e3-b3c4-16cebc89f8b1', '2026-11-27 00:00:00+00', 'json-ld', 'owner', 1),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'OPERATOR', '868d7e7a-09c6-41e7-b4a0-0103375f982d', '2026-11-27 00:00:00+00', 'json-ld', 'owner', 2),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'OPERATOR', '868d7e7a-09c6-41e7-b4a0-0103375f982d', '2026-11-27 00:00:00+00', 'json-ld', 'public', 3),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'PASSPORT', '36644515-d881-48e3-b3c4-16cebc89f8b1', '2026-11-27 00:00:00+00', 'json-ld', 'public', 1),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'PASSPORT', '43cd0449-83d2-4941-961b-99c845008934', '2026-11-27 00:00:00+00', 'json-ld', 'owner', 1),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'PASSPORT', '43cd0449-83d2-4941-961b-99c845008934', '2026-11-27 00:00:00+00', 'json-ld', 'public', 2),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'UNIT', 'bd32f475-66fc-4bdb-bd49-08e66d36e1ea', '2026-11-27 00:00:00+00', 'json-ld', 'public', 1);

INSERT INTO public.api_keys VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', 'bb90b497b92fdc990c5b57ed0c08254993b9c451f5e6925f121cb0b9fc4052ab', 'test', 'TENANT_ADMIN', NULL, NULL, NULL, NULL, '2026-11-27 14:10:09.966+00', '2026-11-27 14:10:09.901+00');

INSERT INTO public.audit_heads VALUES
	('00000000-0000-0000-0000-000000000000', 3, '82b1a1227b4cdde363b8e12964f6641b735b448fae30703308d37debd56a7a09', '2026-11-27 14:10:09.245+00', '66a9c51adba162c564c066f3dacdc3aa115d378bc5dc2687b483238dd4918e52', 'MEUCIQCcyT3HoTVOJf9+Yb63369Sc/cZhViq2fgjAqHKAUy9GAIgRkUebCGzzrYQbRYE/SYsqcFpucAfIiWbjL2779M3gCU='),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 14, 'b8b58dd103df6560391bc67b4a7842b1d0ed2acb0c82af1fd583091008fdcc10', '2026-11-27 14:10:12.172+00', '66a9c51adba162c564c066f3dacdc3aa115d378bc5dc2687b483238dd4918e52', 'MEYCIQDgNEMSODEGMwlJK5yoc1Iz0fnu/zq+UqAJK+dYeNqxnQIhALWjEF6uR8WjAM9vaTNMiJ3K2lZNh7/pb0nbneAVAbj1');

INSERT INTO public.audit_log VALUES
	('00000000-0000-0000-0000-000000000000', '9d964b32-4633-4878-b6d8-b28a38c8d0aa', 1, 'user.created', 'system', 'user', '1583e42c-ae66-480f-b001-831e7a8d4945', NULL, '{"email":"admin@platform.example","role":"SUPER_ADMIN"}', '0000000000000000000000000000000000000000000000000000000000000000', '5ab340b23ccb83aebcb58a44bb24de20504dab59b66a8d964e1dfb46ec88d1c0', '2026-11-27 14:10:07.597+00'),
	('00000000-0000-0000-0000-000000000000', 'c64ef1a3-f47e-48b5-a6aa-d8ff998fb689', 2, 'session.started', 'admin@platform.example', 'session', '265806ad-7bca-49df-9235-723bb8f37b54', '127.0.0.1', '{"mfa":false,"requestId":"e5f56a42-2135-4ddc-982f-bf6ad4abc7fa"}', '5ab340b23ccb83aebcb58a44bb24de20504dab59b66a8d964e1dfb46ec88d1c0', '45d6732d9dd512ac800dca970d2a21b5c80acc8a39447050a9be39e67193c266', '2026-11-27 14:10:08.812+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'c0defa18-2b3a-4fd2-82cd-bb644d1f21b6', 1, 'tenant.created', 'admin@platform.example', 'tenant', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', '127.0.0.1', '{"name":"Acme Textiles GmbH","subdomain":"acme-d881d886","tier":"enterprise","legalId":null,"requestId":"7762fa61-f1d5-4340-9bae-3e1f0840156b"}', '0000000000000000000000000000000000000000000000000000000000000000', 'fd6c1c3b5fff3c0afd7b00a04d61683a5594e3eacd6fb35dfff00b0af1ccf27d', '2026-11-27 14:10:09.245+00'),
	('00000000-0000-0000-0000-000000000000', 'cf70e13f-91fd-4e2f-856b-2556d4df3288', 3, 'tenant.created', 'admin@platform.example', 'tenant', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', '127.0.0.1', '{"name":"Acme Textiles GmbH","subdomain":"acme-d881d886","tier":"enterprise","legalId":null,"requestId":"7762fa61-f1d5-4340-9bae-3e1f0840156b"}', '45d6732d9dd512ac800dca970d2a21b5c80acc8a39447050a9be39e67193c266', '82b1a1227b4cdde363b8e12964f6641b735b448fae30703308d37debd56a7a09', '2026-11-27 14:10:09.245+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '4a590fc0-aa20-49d9-81b0-913176f18087', 2, 'user.created', 'admin@platform.example', 'user', 'a64b8d36-5cd7-412b-80f4-46e754a9a2d6', '127.0.0.1', '{"email":"user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example","role":"TENANT_ADMIN","requestId":"7762fa61-f1d5-4340-9bae-3e1f0840156b"}', 'fd6c1c3b5fff3c0afd7b00a04d61683a5594e3eacd6fb35dfff00b0af1ccf27d', '0d46c49d5ba7fd3ce834aec5addbd79eb9ab67ce3b6ab2b836500fcdcad9c8d4', '2026-11-27 14:10:09.483+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'a8fdf280-ea92-4a50-ac89-84aa60f9d778', 3, 'session.started', 'user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example', 'session', '474e066c-7744-4c5e-b2fe-0e754836849d', '127.0.0.1', '{"mfa":false,"requestId":"d16048c0-a073-4003-a495-c09bcc570607"}', '0d46c49d5ba7fd3ce834aec5addbd79eb9ab67ce3b6ab2b836500fcdcad9c8d4', 'fc532764bd2e46f5b87557a9342f6d64fac20cc2202b6bd2a4c6bf1fb01561d0', '2026-11-27 14:10:09.773+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '8433b313-5ae0-410e-9227-8d6eb70192d4', 4, 'api-key.created', 'user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example', 'api-key', '631f3fb5-17fd-4c2a-b495-0fd64b111090', '127.0.0.1', '{"name":"test","role":"TENANT_ADMIN","operatorId":null,"requestId":"3a2485e2-1cf0-4207-86f7-4ebb5f6d4580"}', 'fc532764bd2e46f5b87557a9342f6d64fac20cc2202b6bd2a4c6bf1fb01561d0', '1b7560f062456e77a076db578add0e4ee8d740e682931152aa02a5f7904356a5', '2026-11-27 14:10:09.901+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '86f87609-3eca-487b-a48d-a4fc41edaf08', 5, 'operator.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'operator', '868d7e7a-09c6-41e7-b4a0-0103375f982d', '127.0.0.1', '{"name":"Nordvind Apparel AB","regId":"DE000000001","requestId":"3e0891bc-7d9c-48d2-a2fe-feab5a801c15"}', '1b7560f062456e77a076db578add0e4ee8d740e682931152aa02a5f7904356a5', '221881c3fd8fe1f4bdc367d9550c8d16b164706ec8c4f60963323448f8ed5603', '2026-11-27 14:10:10.044+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '5cf12d7f-d052-4eba-94d9-29d682aaca73', 6, 'facility.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'facility', 'd72e2cc2-3985-4ab3-9fd2-77a4317d4d1c', '127.0.0.1', '{"gln":"9506002000037","name":"Guimarães mill","requestId":"dcbffe89-3ab0-4179-baad-bab988d24d55"}', '221881c3fd8fe1f4bdc367d9550c8d16b164706ec8c4f60963323448f8ed5603', '64c4c323fbd1005575024cb03f56dd526b680ccce0a79a099c28c5248eddd965', '2026-11-27 14:10:10.158+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '6fdf99a6-0b9b-4e49-a222-5e04d1d7402e', 7, 'passport.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '36644515-d881-48e3-b3c4-16cebc89f8b1', '127.0.0.1', '{"productId":"09506000000053","status":"ACTIVE","requestId":"6333681e-f3d5-4ddc-8696-452672d870a0"}', '64c4c323fbd1005575024cb03f56dd526b680ccce0a79a099c28c5248eddd965', 'f3cde5048b9854a893d34776ee1c3aa815028ecf177291aa235f5b21dfca4aee', '2026-11-27 14:10:10.414+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '237cc4a2-63e1-44c0-a56c-be4fe00b9e0e', 8, 'passport.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '43cd0449-83d2-4941-961b-99c845008934', '127.0.0.1', '{"productId":"09506000000060","status":"ACTIVE","requestId":"90dccf94-4342-4a69-98e1-fd8e1106e53e"}', 'f3cde5048b9854a893d34776ee1c3aa815028ecf177291aa235f5b21dfca4aee', 'e1ed83604bc9b7d252c1cc903d285daef6829c4d78e6f63bdd40937d98edba9f', '2026-11-27 14:10:10.722+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '55f46c34-498a-489d-8301-5f4d77ececbe', 9, 'passport.sealed', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '36644515-d881-48e3-b3c4-16cebc89f8b1', '127.0.0.1', '{"merkleRoot":"916f2218770c69ae3bd51aa3bbc96104a5d64763dd7a13f20db51f4b70b32f9f","keyNumber":1,"genTime":null,"requestId":"14d9d764-fed5-46fc-8b0c-1e9cf8872751"}', 'e1ed83604bc9b7d252c1cc903d285daef6829c4d78e6f63bdd40937d98edba9f', 'eafbe8bdea84de286bb3627737c16a02b5b8fd9cc8bbbbd0990c13d87687f7e5', '2026-11-27 14:10:11.108+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'f1abc5b6-13b6-42cd-974d-4bd6fc70bfab', 10, 'passport.sealed', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '43cd0449-83d2-4941-961b-99c845008934', '127.0.0.1', '{"merkleRoot":"c94c6a23868e9337a552e2ca81c5a19e00cbfc72cfbc99df2905929b49188ae3","keyNumber":1,"genTime":null,"requestId":"f32edb50-c355-467b-a161-38d79bd51ece"}', 'eafbe8bdea84de286bb3627737c16a02b5b8fd9cc8bbbbd0990c13d87687f7e5', '458841ecb848a2cd3c606d968b9ea1dc10c307b3d1acf5e0404a5c0835399820', '2026-11-27 14:10:11.306+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '8f4cb878-9bb0-45ec-85f9-8b2f8fa70462', 11, 'batteryunit.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '43cd0449-83d2-4941-961b-99c845008934', '127.0.0.1', '{"productId":"09506000000060","units":1,"serialNumbers":"BAT-7","requestId":"5f0c51e6-d733-4a49-ba79-c8bc1fef46cf"}', '458841ecb848a2cd3c606d968b9ea1dc10c307b3d1acf5e0404a5c0835399820', '273544c96711ad39430b06a5ba5045994318c576fa948f9bedce81dd716a8bd1', '2026-11-27 14:10:11.544+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'aae607a7-3da5-49f2-8d5a-7549c1308c16', 12, 'event.captured', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'event', 'c7d0c211-9745-4ebc-91a9-e2206cf41c9d', '127.0.0.1', '{"count":1,"issuer":null,"requestId":"697f4467-0aba-4415-90cb-91b7edc83c15"}', '273544c96711ad39430b06a5ba5045994318c576fa948f9bedce81dd716a8bd1', 'c85d025336a8d73586d6c6662ef55fd1680313e0402ff8232fc5977f7f9b3916', '2026-11-27 14:10:11.943+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '8cb0209d-e4a2-49a0-b900-13f71d2dbe77', 13, 'webhook.created', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'webhook', '073bc8c6-753b-4c50-8d15-889894fe7327', '127.0.0.1', '{"host":"8.8.8.8","events":"passport.ingested","requestId":"efbe797a-8afa-40bb-bec6-4b1f0cc12172"}', 'c85d025336a8d73586d6c6662ef55fd1680313e0402ff8232fc5977f7f9b3916', '54923e82ec91e21184161c62158de38833cf39628dbdfdc61e3eb0602f8db0cf', '2026-11-27 14:10:12.053+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '0f5d053c-7523-4cd1-b432-e458786fd66c', 14, 'passport.status_changed', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', 'passport', '36644515-d881-48e3-b3c4-16cebc89f8b1', '127.0.0.1', '{"previousStatus":"ACTIVE","status":"RECALLED","requestId":"871c5576-041b-432f-b8e1-d6b9694759de"}', '54923e82ec91e21184161c62158de38833cf39628dbdfdc61e3eb0602f8db0cf', 'b8b58dd103df6560391bc67b4a7842b1d0ed2acb0c82af1fd583091008fdcc10', '2026-11-27 14:10:12.172+00');

INSERT INTO public.battery_units VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'bd32f475-66fc-4bdb-bd49-08e66d36e1ea', '43cd0449-83d2-4941-961b-99c845008934', 'BAT-7', 'IN_SERVICE', NULL, NULL, NULL, '2026-11-27 14:10:11.544+00', '2026-11-27 14:10:11.544+00', '01a21d57-a0b9-7000-84e7-6ff55f5e9b73', NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.directory VALUES
	('EMAIL', 'admin@platform.example', NULL, '1583e42c-ae66-480f-b001-831e7a8d4945', NULL, true, DEFAULT),
	('SUBDOMAIN', 'acme-d881d886', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, NULL, true, DEFAULT),
	('SIGNING_KEY', 'd536c0f618b9453a89ebd26cc5def820e53149095a260801fe17b6b986e06a08', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', '93e1322b-1cd3-4d8f-84c1-ae5f4903a28e', NULL, true, DEFAULT),
	('EMAIL', 'user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', 'a64b8d36-5cd7-412b-80f4-46e754a9a2d6', NULL, true, DEFAULT),
	('API_KEY', '948e0622', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', '631f3fb5-17fd-4c2a-b495-0fd64b111090', NULL, true, DEFAULT),
	('GLN', '9506002000037', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', 'd72e2cc2-3985-4ab3-9fd2-77a4317d4d1c', NULL, true, DEFAULT),
	('PASSPORT', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, NULL, true, DEFAULT),
	('GTIN', '09506000000053', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, '2026-11-27 14:10:10.414+00', true, DEFAULT),
	('PASSPORT', '43cd0449-83d2-4941-961b-99c845008934', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, NULL, true, DEFAULT),
	('GTIN', '09506000000060', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, '2026-11-27 14:10:10.722+00', true, DEFAULT),
	('UNIT', 'bd32f475-66fc-4bdb-bd49-08e66d36e1ea', 'bd643ffd-3a86-48e6-b48f-1383a2a24265', NULL, NULL, true, DEFAULT);

INSERT INTO public.epcis_arrivals VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 1);

INSERT INTO public.epcis_event_epcs VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'c7d0c211-9745-4ebc-91a9-e2206cf41c9d', 0, 'urn:uuid:71d83311-e0fa-4e42-b962-d2aab2dd1eae', 'observed', false, '2026-03-04 10:01:00+00', 1, true, true, NULL);

INSERT INTO public.epcis_events VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'c7d0c211-9745-4ebc-91a9-e2206cf41c9d', NULL, 1, '2026-03-04 10:01:00+00', 'ObjectEvent', NULL, NULL, NULL, NULL, NULL, '["urn:uuid:71d83311-e0fa-4e42-b962-d2aab2dd1eae"]', 1, 'ni:///sha-256;6526f6acb64f88e55f54ce8988e691187282a2721258d3769d7b850a0c17f26f?ver=CBV2.0', NULL, false, false, NULL, NULL, '{"type":"ObjectEvent","action":"OBSERVE","eventTime":"2026-03-04T10:01:00.000Z","eventTimeZoneOffset":"+00:00","epcList":["urn:uuid:71d83311-e0fa-4e42-b962-d2aab2dd1eae"]}', NULL, NULL, 171, '2026-11-27 14:10:11.943+00', DEFAULT, DEFAULT, 'bd09ceac0d254b2a287ed43cf2f59bf204c3feda2f8656241dbf20a482c26f60');

INSERT INTO public.facilities VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'd72e2cc2-3985-4ab3-9fd2-77a4317d4d1c', NULL, '9506002000037', 'Guimarães mill', 'Knitting', 'Rua da Fábrica 1', 'Guimarães', '4800-000', 'PT', '2026-11-27 14:10:10.158+00', '2026-11-27 14:10:10.158+00');

INSERT INTO public.knex_migrations VALUES
	(1, '20261121090000_tenants', 1, '2026-11-27 14:10:00.238+00'),
	(2, '20261121090100_directory', 1, '2026-11-27 14:10:00.308+00'),
	(3, '20261121090200_operators_and_facilities', 1, '2026-11-27 14:10:00.486+00'),
	(4, '20261121090300_api_keys', 1, '2026-11-27 14:10:00.54+00'),
	(5, '20261121090400_signing_keys', 1, '2026-11-27 14:10:00.619+00'),
	(6, '20261121090500_passports', 1, '2026-11-27 14:10:00.862+00'),
	(7, '20261121090600_passport_seals_and_versions', 1, '2026-11-27 14:10:01.047+00'),
	(8, '20261121090700_passport_accesses', 1, '2026-11-27 14:10:01.063+00'),
	(9, '20261121090800_outbox_and_notifications', 1, '2026-11-27 14:10:01.387+00'),
	(10, '20261121090900_audit_log', 1, '2026-11-27 14:10:01.586+00'),
	(11, '20261121091000_idempotency_keys', 1, '2026-11-27 14:10:01.631+00'),
	(12, '20261121091100_workspace_usage', 1, '2026-11-27 14:10:01.643+00'),
	(13, '20261121091200_users_and_sessions', 1, '2026-11-27 14:10:01.747+00'),
	(14, '20261121091300_platform_administrators', 1, '2026-11-27 14:10:02.056+00'),
	(15, '20261121091400_login_failures', 1, '2026-11-27 14:10:02.104+00'),
	(16, '20261121091500_platform_secrets', 1, '2026-11-27 14:10:02.161+00'),
	(17, '20261121091600_request_budgets', 1, '2026-11-27 14:10:02.25+00'),
	(18, '20261121091700_platform_turns', 1, '2026-11-27 14:10:02.33+00'),
	(19, '20261122090000_holders_of_keys', 1, '2026-11-27 14:10:02.352+00'),
	(20, '20261123160000_battery_units', 1, '2026-11-27 14:10:02.543+00'),
	(21, '20261123190000_orders_of_units_and_events', 1, '2026-11-27 14:10:02.597+00'),
	(22, '20261123190100_units_that_have_ceased', 1, '2026-11-27 14:10:02.606+00'),
	(23, '20261123193000_status_lists', 1, '2026-11-27 14:10:02.754+00'),
	(24, '20261123200000_access_grants', 1, '2026-11-27 14:10:02.806+00'),
	(25, '20261123213000_webhooks', 1, '2026-11-27 14:10:03.072+00'),
	(26, '20261123221000_pictures', 1, '2026-11-27 14:10:03.227+00'),
	(27, '20261123230000_epcis_events', 1, '2026-11-27 14:10:03.36+00'),
	(28, '20261124000000_dates_of_statuses', 1, '2026-11-27 14:10:03.367+00'),
	(29, '20261125000000_bytes_of_events', 1, '2026-11-27 14:10:03.42+00'),
	(30, '20261125040000_grants_by_token', 1, '2026-11-27 14:10:03.425+00'),
	(31, '20261125070000_webhook_leases', 1, '2026-11-27 14:10:03.443+00'),
	(32, '20261125080000_shown_events', 1, '2026-11-27 14:10:03.478+00'),
	(33, '20261125090000_events_captured_again', 1, '2026-11-27 14:10:03.486+00'),
	(34, '20261125120000_contents_of_events', 1, '2026-11-27 14:10:03.538+00'),
	(35, '20261125121000_shares_of_requests', 1, '2026-11-27 14:10:03.558+00'),
	(36, '20261126000000_sandboxes', 1, '2026-11-27 14:10:03.567+00'),
	(37, '20261126010000_profiles_of_users', 1, '2026-11-27 14:10:03.592+00'),
	(38, '20261126010100_account_tokens', 1, '2026-11-27 14:10:03.648+00'),
	(39, '20261126010200_invitations', 1, '2026-11-27 14:10:03.681+00'),
	(40, '20261126010300_filters_of_logs', 1, '2026-11-27 14:10:03.721+00'),
	(41, '20261126020000_changes_of_passports', 1, '2026-11-27 14:10:03.739+00'),
	(42, '20261126021000_editions_of_passports', 1, '2026-11-27 14:10:03.805+00'),
	(43, '20261126030000_catalogue_entries', 1, '2026-11-27 14:10:04.069+00'),
	(44, '20261126031000_jobs', 1, '2026-11-27 14:10:04.514+00'),
	(45, '20261127000000_imports', 1, '2026-11-27 14:10:04.697+00'),
	(46, '20261127010000_work_of_people', 1, '2026-11-27 14:10:04.878+00'),
	(47, '20261127010100_units_of_workspaces', 1, '2026-11-27 14:10:04.958+00'),
	(48, '20261127010200_attempts_of_deliveries', 1, '2026-11-27 14:10:05+00'),
	(49, '20261127010300_access_counts', 1, '2026-11-27 14:10:05.042+00'),
	(50, '20261127010400_request_records', 1, '2026-11-27 14:10:05.081+00');
INSERT INTO public.knex_migrations VALUES
	(51, '20261128000000_grants_of_the_platform', 1, '2026-11-27 14:10:05.125+00'),
	(52, '20261129100000_eori_of_operators', 1, '2026-11-27 14:10:05.133+00'),
	(53, '20261201100000_registry', 1, '2026-11-27 14:10:05.239+00');

INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);

INSERT INTO public.notifications VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '3190a5a7-08cb-48ed-8a0d-9a525cabf3ed', 'operator.created', 'Economic operator Nordvind Apparel AB was registered.', 'operator', '868d7e7a-09c6-41e7-b4a0-0103375f982d', NULL, '2026-11-27 14:10:10.044+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '6ed47ba9-1195-4daa-9519-4c3337b9f816', 'batteryunit.created', '1 battery units serialised under 09506000000060', 'passport', '43cd0449-83d2-4941-961b-99c845008934', NULL, '2026-11-27 14:10:11.544+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '010087eb-17ce-4f3c-89aa-cd363e6f06de', 'passport.recalled', 'Passport 09506000000053 went from ACTIVE to RECALLED.', 'passport', '36644515-d881-48e3-b3c4-16cebc89f8b1', NULL, '2026-11-27 14:10:12.172+00');

INSERT INTO public.operators VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '868d7e7a-09c6-41e7-b4a0-0103375f982d', 'Nordvind Apparel AB', 'DE000000001', NULL, 'MANUFACTURER', NULL, '2026-11-27 14:10:10.044+00', '2026-11-27 14:10:10.044+00', NULL);

INSERT INTO public.outbox_events VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '7ed46107-b645-447d-8516-e57f8102b8c1', 'passport.ingested', '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":{"@id":"https://dpp.example/contexts/dpp/v1#productName","@type":"@json"},"originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","batchNumber":"https://dpp.example/contexts/dpp/v1#batchNumber","materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"fiberComposition":{"@id":"https://dpp.example/contexts/dpp/v1#fiberComposition","@type":"@json"},"careInstructions":{"@id":"https://dpp.example/contexts/dpp/v1#careInstructions","@type":"@json"},"size":"https://dpp.example/contexts/dpp/v1#size","recycledContent":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContent","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"technicalProperties":{"@id":"https://dpp.example/contexts/dpp/v1#technicalProperties","@type":"@json"},"environmentalFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#environmentalFootprint","@type":"@json"},"circularityAttributes":{"@id":"https://dpp.example/contexts/dpp/v1#circularityAttributes","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"containsAnimalParts":{"@id":"https://dpp.example/contexts/dpp/v1#containsAnimalParts","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"colorFastness":{"@id":"https://dpp.example/contexts/dpp/v1#colorFastness","@type":"http://www.w3.org/2001/XMLSchema#double"},"pillingResistance":{"@id":"https://dpp.example/contexts/dpp/v1#pillingResistance","@type":"http://www.w3.org/2001/XMLSchema#double"},"dimensionalChange":{"@id":"https://dpp.example/contexts/dpp/v1#dimensionalChange","@type":"http://www.w3.org/2001/XMLSchema#double"},"expectedWashCycles":{"@id":"https://dpp.example/contexts/dpp/v1#expectedWashCycles","@type":"http://www.w3.org/2001/XMLSchema#integer"},"recyclabilityScore":{"@id":"https://dpp.example/contexts/dpp/v1#recyclabilityScore","@type":"http://www.w3.org/2001/XMLSchema#double"},"microplasticShedding":{"@id":"https://dpp.example/contexts/dpp/v1#microplasticShedding","@type":"http://www.w3.org/2001/XMLSchema#double"},"spinningCountry":"https://dpp.example/contexts/dpp/v1#spinningCountry","weavingCountry":"https://dpp.example/contexts/dpp/v1#weavingCountry","dyeingCountry":"https://dpp.example/contexts/dpp/v1#dyeingCountry","assemblyCountry":"https://dpp.example/contexts/dpp/v1#assemblyCountry","waterUse":{"@id":"https://dpp.example/contexts/dpp/v1#waterUse","@type":"@json"},"packaging":{"@id":"https://dpp.example/contexts/dpp/v1#packaging","@type":"@json"},"repairInformationUrl":{"@id":"https://dpp.example/contexts/dpp/v1#repairInformationUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"takeBackUrl":{"@id":"https://dpp.example/contexts/dpp/v1#takeBackUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000053","id":"36644515-d881-48e3-b3c4-16cebc89f8b1","productId":"09506000000053","digitalLinkUri":"https://dpp.example/01/09506000000053","status":"ACTIVE","digitalSeal":null,"signingPublicKey":null,"economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"},"proof":null,"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.414Z","updatedAt":"2026-11-27T14:10:10.414Z","category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"}', '2026-11-27 14:10:10.414+00', '2026-11-27 14:10:10.609+00', '6333681e-f3d5-4ddc-8696-452672d870a0'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '3306ca8e-56e8-4688-b21f-4a841f687671', 'passport.ingested', '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":"https://dpp.example/contexts/dpp/v1#productName","originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","serialNumber":"https://dpp.example/contexts/dpp/v1#serialNumber","batteryModelIdentifier":"https://dpp.example/contexts/dpp/v1#batteryModelIdentifier","batteryCategory":"https://dpp.example/contexts/dpp/v1#batteryCategory","chemistry":"https://dpp.example/contexts/dpp/v1#chemistry","electrochemicalCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#electrochemicalCapacity","@type":"@json"},"ratedCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#ratedCapacity","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"recycledContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContentShare","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"placeOfManufacture":{"@id":"https://dpp.example/contexts/dpp/v1#placeOfManufacture","@type":"@json"},"dateOfManufacture":"https://dpp.example/contexts/dpp/v1#dateOfManufacture","weight":{"@id":"https://dpp.example/contexts/dpp/v1#weight","@type":"http://www.w3.org/2001/XMLSchema#double"},"materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"criticalRawMaterials":{"@id":"https://dpp.example/contexts/dpp/v1#criticalRawMaterials","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"renewableContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#renewableContentShare","@type":"http://www.w3.org/2001/XMLSchema#double"},"usableExtinguishingAgent":{"@id":"https://dpp.example/contexts/dpp/v1#usableExtinguishingAgent","@type":"@json"},"esgDueDiligence":{"@id":"https://dpp.example/contexts/dpp/v1#esgDueDiligence","@type":"@json"},"voltage":{"@id":"https://dpp.example/contexts/dpp/v1#voltage","@type":"@json"},"powerCapability":{"@id":"https://dpp.example/contexts/dpp/v1#powerCapability","@type":"@json"},"capacityThresholdForExhaustion":{"@id":"https://dpp.example/contexts/dpp/v1#capacityThresholdForExhaustion","@type":"http://www.w3.org/2001/XMLSchema#double"},"idleTemperatureRange":{"@id":"https://dpp.example/contexts/dpp/v1#idleTemperatureRange","@type":"@json"},"roundTripEfficiency":{"@id":"https://dpp.example/contexts/dpp/v1#roundTripEfficiency","@type":"@json"},"internalResistance":{"@id":"https://dpp.example/contexts/dpp/v1#internalResistance","@type":"@json"},"warrantyPeriod":{"@id":"https://dpp.example/contexts/dpp/v1#warrantyPeriod","@type":"@json"},"separateCollectionSymbol":{"@id":"https://dpp.example/contexts/dpp/v1#separateCollectionSymbol","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"hazardSymbols":{"@id":"https://dpp.example/contexts/dpp/v1#hazardSymbols","@type":"@json"},"stateOfCharge":{"@id":"https://dpp.example/contexts/dpp/v1#stateOfCharge","@type":"http://www.w3.org/2001/XMLSchema#double"},"wasteManagementInformation":"https://dpp.example/contexts/dpp/v1#wasteManagementInformation","userManualUrl":{"@id":"https://dpp.example/contexts/dpp/v1#userManualUrl","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"detailedPerformance":"https://dpp.example/contexts/dpp/v1#detailedPerformance","lifecycleAndInUse":"https://dpp.example/contexts/dpp/v1#lifecycleAndInUse","circularityAndDisassembly":"https://dpp.example/contexts/dpp/v1#circularityAndDisassembly","testReports":"https://dpp.example/contexts/dpp/v1#testReports","gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000060","id":"43cd0449-83d2-4941-961b-99c845008934","productId":"09506000000060","digitalLinkUri":"https://dpp.example/01/09506000000060","status":"ACTIVE","digitalSeal":null,"signingPublicKey":null,"economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"},"proof":null,"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.722Z","updatedAt":"2026-11-27T14:10:10.722Z","category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"}', '2026-11-27 14:10:10.722+00', '2026-11-27 14:10:10.883+00', '90dccf94-4342-4a69-98e1-fd8e1106e53e'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '1309b537-678c-4c97-84f9-bc12a5467f8e', 'passport.sealed', '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":{"@id":"https://dpp.example/contexts/dpp/v1#productName","@type":"@json"},"originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","batchNumber":"https://dpp.example/contexts/dpp/v1#batchNumber","materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"fiberComposition":{"@id":"https://dpp.example/contexts/dpp/v1#fiberComposition","@type":"@json"},"careInstructions":{"@id":"https://dpp.example/contexts/dpp/v1#careInstructions","@type":"@json"},"size":"https://dpp.example/contexts/dpp/v1#size","recycledContent":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContent","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"technicalProperties":{"@id":"https://dpp.example/contexts/dpp/v1#technicalProperties","@type":"@json"},"environmentalFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#environmentalFootprint","@type":"@json"},"circularityAttributes":{"@id":"https://dpp.example/contexts/dpp/v1#circularityAttributes","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"containsAnimalParts":{"@id":"https://dpp.example/contexts/dpp/v1#containsAnimalParts","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"colorFastness":{"@id":"https://dpp.example/contexts/dpp/v1#colorFastness","@type":"http://www.w3.org/2001/XMLSchema#double"},"pillingResistance":{"@id":"https://dpp.example/contexts/dpp/v1#pillingResistance","@type":"http://www.w3.org/2001/XMLSchema#double"},"dimensionalChange":{"@id":"https://dpp.example/contexts/dpp/v1#dimensionalChange","@type":"http://www.w3.org/2001/XMLSchema#double"},"expectedWashCycles":{"@id":"https://dpp.example/contexts/dpp/v1#expectedWashCycles","@type":"http://www.w3.org/2001/XMLSchema#integer"},"recyclabilityScore":{"@id":"https://dpp.example/contexts/dpp/v1#recyclabilityScore","@type":"http://www.w3.org/2001/XMLSchema#double"},"microplasticShedding":{"@id":"https://dpp.example/contexts/dpp/v1#microplasticShedding","@type":"http://www.w3.org/2001/XMLSchema#double"},"spinningCountry":"https://dpp.example/contexts/dpp/v1#spinningCountry","weavingCountry":"https://dpp.example/contexts/dpp/v1#weavingCountry","dyeingCountry":"https://dpp.example/contexts/dpp/v1#dyeingCountry","assemblyCountry":"https://dpp.example/contexts/dpp/v1#assemblyCountry","waterUse":{"@id":"https://dpp.example/contexts/dpp/v1#waterUse","@type":"@json"},"packaging":{"@id":"https://dpp.example/contexts/dpp/v1#packaging","@type":"@json"},"repairInformationUrl":{"@id":"https://dpp.example/contexts/dpp/v1#repairInformationUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"takeBackUrl":{"@id":"https://dpp.example/contexts/dpp/v1#takeBackUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000053","id":"36644515-d881-48e3-b3c4-16cebc89f8b1","productId":"09506000000053","digitalLinkUri":"https://dpp.example/01/09506000000053","status":"ACTIVE","digitalSeal":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","signingPublicKey":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"},"proof":{"@type":["MerkleTreeAttestationProof"],"type":"MerkleTreeAttestationProof","signatureAlgorithm":"ECDSA-P256-SHA256-over-MerkleRoot","created":"2026-11-27T14:10:11.094Z","proofPurpose":"assertionMethod","verificationMethod":"did:web:dpp.example:tenants:bd643ffd-3a86-48e6-b48f-1383a2a24265#key-1","signatureValue":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","publicKeyPem":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","x5c":["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="],"merkleRoot":"916f2218770c69ae3bd51aa3bbc96104a5d64763dd7a13f20db51f4b70b32f9f","redactedLeaves":{"facilityDetails":"56d8c7c6d3168b6d7d61c28f6f25b0f54233d9622fbb0f7629962baaa1bc6ee7"},"leafSalts":{}},"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.414Z","updatedAt":"2026-11-27T14:10:11.108Z","category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"}', '2026-11-27 14:10:11.108+00', '2026-11-27 14:10:11.233+00', '14d9d764-fed5-46fc-8b0c-1e9cf8872751'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '99383ba0-a17a-47e6-bac2-35ffe11e5bfd', 'passport.sealed', '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":"https://dpp.example/contexts/dpp/v1#productName","originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","serialNumber":"https://dpp.example/contexts/dpp/v1#serialNumber","batteryModelIdentifier":"https://dpp.example/contexts/dpp/v1#batteryModelIdentifier","batteryCategory":"https://dpp.example/contexts/dpp/v1#batteryCategory","chemistry":"https://dpp.example/contexts/dpp/v1#chemistry","electrochemicalCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#electrochemicalCapacity","@type":"@json"},"ratedCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#ratedCapacity","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"recycledContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContentShare","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"placeOfManufacture":{"@id":"https://dpp.example/contexts/dpp/v1#placeOfManufacture","@type":"@json"},"dateOfManufacture":"https://dpp.example/contexts/dpp/v1#dateOfManufacture","weight":{"@id":"https://dpp.example/contexts/dpp/v1#weight","@type":"http://www.w3.org/2001/XMLSchema#double"},"materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"criticalRawMaterials":{"@id":"https://dpp.example/contexts/dpp/v1#criticalRawMaterials","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"renewableContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#renewableContentShare","@type":"http://www.w3.org/2001/XMLSchema#double"},"usableExtinguishingAgent":{"@id":"https://dpp.example/contexts/dpp/v1#usableExtinguishingAgent","@type":"@json"},"esgDueDiligence":{"@id":"https://dpp.example/contexts/dpp/v1#esgDueDiligence","@type":"@json"},"voltage":{"@id":"https://dpp.example/contexts/dpp/v1#voltage","@type":"@json"},"powerCapability":{"@id":"https://dpp.example/contexts/dpp/v1#powerCapability","@type":"@json"},"capacityThresholdForExhaustion":{"@id":"https://dpp.example/contexts/dpp/v1#capacityThresholdForExhaustion","@type":"http://www.w3.org/2001/XMLSchema#double"},"idleTemperatureRange":{"@id":"https://dpp.example/contexts/dpp/v1#idleTemperatureRange","@type":"@json"},"roundTripEfficiency":{"@id":"https://dpp.example/contexts/dpp/v1#roundTripEfficiency","@type":"@json"},"internalResistance":{"@id":"https://dpp.example/contexts/dpp/v1#internalResistance","@type":"@json"},"warrantyPeriod":{"@id":"https://dpp.example/contexts/dpp/v1#warrantyPeriod","@type":"@json"},"separateCollectionSymbol":{"@id":"https://dpp.example/contexts/dpp/v1#separateCollectionSymbol","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"hazardSymbols":{"@id":"https://dpp.example/contexts/dpp/v1#hazardSymbols","@type":"@json"},"stateOfCharge":{"@id":"https://dpp.example/contexts/dpp/v1#stateOfCharge","@type":"http://www.w3.org/2001/XMLSchema#double"},"wasteManagementInformation":"https://dpp.example/contexts/dpp/v1#wasteManagementInformation","userManualUrl":{"@id":"https://dpp.example/contexts/dpp/v1#userManualUrl","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"detailedPerformance":"https://dpp.example/contexts/dpp/v1#detailedPerformance","lifecycleAndInUse":"https://dpp.example/contexts/dpp/v1#lifecycleAndInUse","circularityAndDisassembly":"https://dpp.example/contexts/dpp/v1#circularityAndDisassembly","testReports":"https://dpp.example/contexts/dpp/v1#testReports","gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000060","id":"43cd0449-83d2-4941-961b-99c845008934","productId":"09506000000060","digitalLinkUri":"https://dpp.example/01/09506000000060","status":"ACTIVE","digitalSeal":"MEQCICDJYI1D3XfWAu6eTrmFl1Uq8Ib5fEGvidJz7LEBUwF7AiAsocguq29b/RWq4qRH7dZ2ZxUSvko8CSuL5BNyexd1Qg==","signingPublicKey":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"},"proof":{"@type":["MerkleTreeAttestationProof"],"type":"MerkleTreeAttestationProof","signatureAlgorithm":"ECDSA-P256-SHA256-over-MerkleRoot","created":"2026-11-27T14:10:11.305Z","proofPurpose":"assertionMethod","verificationMethod":"did:web:dpp.example:tenants:bd643ffd-3a86-48e6-b48f-1383a2a24265#key-1","signatureValue":"MEQCICDJYI1D3XfWAu6eTrmFl1Uq8Ib5fEGvidJz7LEBUwF7AiAsocguq29b/RWq4qRH7dZ2ZxUSvko8CSuL5BNyexd1Qg==","publicKeyPem":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","x5c":["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="],"merkleRoot":"c94c6a23868e9337a552e2ca81c5a19e00cbfc72cfbc99df2905929b49188ae3","redactedLeaves":{"circularityAndDisassembly":"d938e000ea1d213ce9148a5b64791653385b22c3c35be86c887af90cf7153c91","detailedPerformance":"8e43b720253d3b84b5226462b5b13142d7265f24ccb859003af70a346fca3bec","facilityDetails":"ad69477af09bbb079fb41cddc494ff10a770d92c321d747baf5527a3440b0f01","lifecycleAndInUse":"ef1bd14ebf056f0dac3ad8099b79dc9098dbb6dc7db8d8af923975565ca2de28","testReports":"e2b7f8fa4d14ec2666eda47a8fef9ff4c4587d7f8f6bc992867ebf5277348a76"},"leafSalts":{}},"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.722Z","updatedAt":"2026-11-27T14:10:11.306Z","category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"}', '2026-11-27 14:10:11.306+00', '2026-11-27 14:10:11.535+00', 'f32edb50-c355-467b-a161-38d79bd51ece'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36be7bfc-7172-4901-a000-7583dc8cc8af', 'passport.recalled', '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":{"@id":"https://dpp.example/contexts/dpp/v1#productName","@type":"@json"},"originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","batchNumber":"https://dpp.example/contexts/dpp/v1#batchNumber","materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"fiberComposition":{"@id":"https://dpp.example/contexts/dpp/v1#fiberComposition","@type":"@json"},"careInstructions":{"@id":"https://dpp.example/contexts/dpp/v1#careInstructions","@type":"@json"},"size":"https://dpp.example/contexts/dpp/v1#size","recycledContent":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContent","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"technicalProperties":{"@id":"https://dpp.example/contexts/dpp/v1#technicalProperties","@type":"@json"},"environmentalFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#environmentalFootprint","@type":"@json"},"circularityAttributes":{"@id":"https://dpp.example/contexts/dpp/v1#circularityAttributes","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"containsAnimalParts":{"@id":"https://dpp.example/contexts/dpp/v1#containsAnimalParts","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"colorFastness":{"@id":"https://dpp.example/contexts/dpp/v1#colorFastness","@type":"http://www.w3.org/2001/XMLSchema#double"},"pillingResistance":{"@id":"https://dpp.example/contexts/dpp/v1#pillingResistance","@type":"http://www.w3.org/2001/XMLSchema#double"},"dimensionalChange":{"@id":"https://dpp.example/contexts/dpp/v1#dimensionalChange","@type":"http://www.w3.org/2001/XMLSchema#double"},"expectedWashCycles":{"@id":"https://dpp.example/contexts/dpp/v1#expectedWashCycles","@type":"http://www.w3.org/2001/XMLSchema#integer"},"recyclabilityScore":{"@id":"https://dpp.example/contexts/dpp/v1#recyclabilityScore","@type":"http://www.w3.org/2001/XMLSchema#double"},"microplasticShedding":{"@id":"https://dpp.example/contexts/dpp/v1#microplasticShedding","@type":"http://www.w3.org/2001/XMLSchema#double"},"spinningCountry":"https://dpp.example/contexts/dpp/v1#spinningCountry","weavingCountry":"https://dpp.example/contexts/dpp/v1#weavingCountry","dyeingCountry":"https://dpp.example/contexts/dpp/v1#dyeingCountry","assemblyCountry":"https://dpp.example/contexts/dpp/v1#assemblyCountry","waterUse":{"@id":"https://dpp.example/contexts/dpp/v1#waterUse","@type":"@json"},"packaging":{"@id":"https://dpp.example/contexts/dpp/v1#packaging","@type":"@json"},"repairInformationUrl":{"@id":"https://dpp.example/contexts/dpp/v1#repairInformationUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"takeBackUrl":{"@id":"https://dpp.example/contexts/dpp/v1#takeBackUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000053","id":"36644515-d881-48e3-b3c4-16cebc89f8b1","productId":"09506000000053","digitalLinkUri":"https://dpp.example/01/09506000000053","status":"RECALLED","digitalSeal":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","signingPublicKey":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"},"proof":{"@type":["MerkleTreeAttestationProof"],"type":"MerkleTreeAttestationProof","signatureAlgorithm":"ECDSA-P256-SHA256-over-MerkleRoot","created":"2026-11-27T14:10:11.094Z","proofPurpose":"assertionMethod","verificationMethod":"did:web:dpp.example:tenants:bd643ffd-3a86-48e6-b48f-1383a2a24265#key-1","signatureValue":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","publicKeyPem":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","x5c":["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="],"merkleRoot":"916f2218770c69ae3bd51aa3bbc96104a5d64763dd7a13f20db51f4b70b32f9f","redactedLeaves":{"facilityDetails":"56d8c7c6d3168b6d7d61c28f6f25b0f54233d9622fbb0f7629962baaa1bc6ee7"},"leafSalts":{}},"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.414Z","updatedAt":"2026-11-27T14:10:12.172Z","category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"}', '2026-11-27 14:10:12.172+00', '2026-11-27 14:10:12.319+00', '871c5576-041b-432f-b8e1-d6b9694759de');

INSERT INTO public.passport_accesses VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'json-ld', 'owner', '127.0.0.0/24', '2026-11-27 14:10:12.344+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'json-ld', 'public', '127.0.0.0/24', '2026-11-27 14:10:12.581+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'json-ld', 'owner', '127.0.0.0/24', '2026-11-27 14:10:12.632+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'json-ld', 'public', '127.0.0.0/24', '2026-11-27 14:10:12.696+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'json-ld', 'public', '127.0.0.0/24', '2026-11-27 14:10:13.29+00');

INSERT INTO public.passport_seals VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '93e1322b-1cd3-4d8f-84c1-ae5f4903a28e', '916f2218770c69ae3bd51aa3bbc96104a5d64763dd7a13f20db51f4b70b32f9f', 'MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=', '{"assemblyCountry":"607f85c1ea939bd0bbe11215f2c3c0ac4158da281bd1e2dda57ed403c2b5f53c","batchNumber":"f7abd4cc5b0da008f5ecc6b6735c68bfb86bc71c96e18a6d07beed03d305616d","carbonFootprint":"51d1f1353dece52fc213f738ecf7dc29c3fb1eacf3806174c592fcb97a9f9fcc","careInstructions":"1af5a42c9640a8d48d38a372647d16ca2b710ade51ddce198e8e7dee510af755","category":"c020be6cb9197550563dae0a515fe906cd8cf3f08d66cfa81680777fc4e98730","circularityAttributes":"aa160a4ab516775cf0c04d4eae08acca88af5eb49f2fe6fca586ffbdc8bec88a","colorFastness":"35b96c206a2e917b53b88894cd076837ac11456a94739f5ca1be9e28c150c9fe","commodityCode":"3551b7902cddb75339a6715c55133b9a248b9a2bfa32facf1b94a2995df4da68","containsAnimalParts":"052ff05388ef24022c00bbc6fdf31b885ede2813941d8fcf20a78b8bd8b34d1b","dimensionalChange":"659952739620c8aeabd3411cfbcefed4a7fe89a16bd8facdbb97648040eff781","durability":"b61ccf565a9bf0d6458b17bc806eae55a40f53cfea797e8844eb1cd5e399412e","dyeingCountry":"cf7a73ccfbe2d04865cdbd9da86ccfef091368d4d0538a7ce964db95d7a1926c","environmentalFootprint":"c3cebdb08d76ad22b833069fe8b80de9b239f3939dcdf7b1b84ed9fb2e6e8bdd","expectedWashCycles":"f8e90a8ca8d2673b431fa40dfaa41f2003cf60c526cc3872b8fa24bae3bf25de","facilityDetails":"56d8c7c6d3168b6d7d61c28f6f25b0f54233d9622fbb0f7629962baaa1bc6ee7","fiberComposition":"a576379ee833731334b695c53e8570ba10dced1fd5047df15852498c87aa767b","gtin":"d6f7627f0cddde29a5590914d30ae9f3dd237df67cec2403bfe7a10f86fcfbde","hazardousSubstances":"dfa648d69da638ce0a2afa6511774d60852dfec70ad5040f6d932302859ed78b","manufacturer":"1dffc0bbc095b4f3c79fb107cc76bfeda8e26860242e41e4809be8701458dc9b","materialComposition":"f764ce083e97f7e146276788a27a06324a28cf62990b64f56661143482734321","microplasticShedding":"e57496662afcfcf585422a2dd993c79ea80dfb2f689704c60de2c14956ed7133","model":"8cbd90c7d2ad3c2bc0abedffba065452a68c53da0a4c7f7771384b354a7dffc4","originCountry":"bac73bcfdb543ae21a09a9b74a78287aad8f42e0e3b66db77ef7333eec4b76e0","packaging":"0897210c5d35235ffdcbd1770b9facd02959ef684f4d574746539cb120834897","pillingResistance":"7a72749a5ebc9fcb82c07ee2f779d64c229d570a6e64b50bbaf359ee48855c63","productName":"d7304a8c99b146e51fd8819936660a71636156e12dffff12e9115dbfd552601a","recyclabilityScore":"056676f4cdd9cc217ea33a816c72846aacf9f39daec8f37daf901a136374607c","recycledContent":"363320d91d1a2cdf8535a416e9d13d4b68d5255cac3ab49334340da524ade6b8","regulatoryCompliance":"0e4c8b0eea1589dec434441c8aacfdbd28f195fbc0b4ae7f2251268468f8d5f0","repairInformationUrl":"becea7f4054f2f298756dd3a820d1a8091cf82b68a40d49a4c13c1ce2a52ac42","size":"ebc13697710b76525924040f3a7079a1b78c9b824c1600d1b1dcd8d54c47c421","spinningCountry":"30754249d258a19e538c49bb98813da37222a14fb7ab5cae6b65810cb52f1c3c","takeBackUrl":"aa76943a3035d85ad75a8bc8feac5129ee829c191de9400ee0c983bcc5951f17","technicalProperties":"e45a8fea0fefdd13715e2566345ebd1f94b52879610aea30984986fa74ec526a","waterUse":"ad8cfce7b07590a09334b40b066827907a161d6840d4b421637ecaf7d88e1e9c","weavingCountry":"7b0edacb082d14c34afc8693bd29bb9f233d19aaf30220f387df0b4a870d4d4f"}', '{"facilityDetails":"GKUXmU4TZUD6Wb9ikNwaRg"}', NULL, NULL, '2026-11-27 14:10:11.094+00', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '93e1322b-1cd3-4d8f-84c1-ae5f4903a28e', 'c94c6a23868e9337a552e2ca81c5a19e00cbfc72cfbc99df2905929b49188ae3', 'MEQCICDJYI1D3XfWAu6eTrmFl1Uq8Ib5fEGvidJz7LEBUwF7AiAsocguq29b/RWq4qRH7dZ2ZxUSvko8CSuL5BNyexd1Qg==', '{"batteryCategory":"68281dea61876d4e7b166700c92556d64b4ed7f0a9eaaddcdcecd28cd72e40f5","batteryModelIdentifier":"2a6aa03e578a2159b757024a8a1519b74bc06ab7ecd221c58896fad1a79b77f8","capacityThresholdForExhaustion":"c999289d474919768d61298009337a37873540d102c80e52a73b43f2e8030f07","carbonFootprint":"f47b94c7a4f9eb0d57c08733283bc06ec6b986bd925dd48d1b4e213bd620a458","category":"9874050c9dcbc7df012df696f7b0c46e779e51d7d1e19b167711910c3bd72e02","chemistry":"01a44dbd58f4ef20a3725891f69b15e763ca1e883da1247fedaab64f72e7b593","circularityAndDisassembly":"d938e000ea1d213ce9148a5b64791653385b22c3c35be86c887af90cf7153c91","commodityCode":"9276397973b86db0444afff456bfa8ca9604786ec54a8b0dfcd19872087be80d","criticalRawMaterials":"90a0ca51242c41751dfc4935e66c05c6507e2c452e410d3a2bcfd4cb6934fc79","dateOfManufacture":"6f40c07c871e9d298c974835fe0cd0ff89e7585c18085bdb1b54d4f54e70531a","detailedPerformance":"8e43b720253d3b84b5226462b5b13142d7265f24ccb859003af70a346fca3bec","durability":"575e212cc8f92933313c3cfa01ed80aca169a5f20fdaf9e154dd8ccac2211c7d","electrochemicalCapacity":"7ae442b252c1859389fee25656a533ce1a0cbf33678ace68534dbc4c1b006c8f","esgDueDiligence":"d7539826d35695cbe294c424c9a4b3209b2cf9648d88fc0cff6f86317b1f9cdb","facilityDetails":"ad69477af09bbb079fb41cddc494ff10a770d92c321d747baf5527a3440b0f01","gtin":"1e52ea5645012677a72f626a6c8965f0364c71af25c12f96c29b5b9676363aa6","hazardSymbols":"9a5c4a964298a62e540a4e9f5aaf6db6d91354df558fbbcc2ead099c9726b647","hazardousSubstances":"0cd32f16baab07d3d5db9342369f601a4987eebc59e96b6fdf5bf1cc0cf410ed","idleTemperatureRange":"dedfd071a1c3a8c3a12e623da34dad2d3810d299af0c7237825464feeb1f39c0","internalResistance":"2b9eb900cdeeb5b8d0e6a968f7d006c5d73c85465df164c1e2ee20f919731f74","lifecycleAndInUse":"ef1bd14ebf056f0dac3ad8099b79dc9098dbb6dc7db8d8af923975565ca2de28","manufacturer":"b064e54b56f38a27543a55138674d2c7cb1c6535cc5701234751c01e039747cc","materialComposition":"e22ddc0c59cd891d7c80fc296b95258ab7cbd428b6f662859b95ce4fba7c8845","model":"0c0c76383cd66ef14a334e58cb8d5dc636b105bfb55fa441a87d0b684c06049a","originCountry":"9635d0665af5459d0d8724dab7d35170f7006009e7798afe740209d620a9a47d","placeOfManufacture":"4560eb6aa61f8cf452cf3406908939da75244b9e4fb6789d3c6f2e4fc728378c","powerCapability":"545f3d0f72218b42a1f5b862c8a7c2f37011b8bd66c72883142a3681d5d561ae","productName":"c471dc105d92f14d2ce97f9d5d87236a2c2d54dee8ebcca69279f13ece33a2a1","ratedCapacity":"50b5a7ca80800d2f5bc774957065eed6d868eced96145aa79b1c6c4b67d67b37","recycledContentShare":"728edb8cda1320146117c5143ec5da019c36f6b3f7b9bace94d6492ecfd05b34","regulatoryCompliance":"601ea482948b47a05ecf50137d064a600fdee40b247f7a854cde36d003aead6b","renewableContentShare":"19f8c57b89b2d2c88ee2717730afe444a07b6956b4f2c700c039d1d8997da34c","roundTripEfficiency":"19b1af4c50f842b30e789a7d6f12d86634fdf29a849ed62351bd2b74c7bf43c1","separateCollectionSymbol":"a3db5ac0f59f4f2ba3088c8ec6c4871d87fa65ec2a4c03c0d9386a63a05ce811","serialNumber":"104e3daf33f603e91e615fa06538a85c783f2f231cd63b9e82ac1f804e713d18","stateOfCharge":"1df4878961a83677efcf890cb9926e913f8297d739fba7a5a3004d3d98037430","testReports":"e2b7f8fa4d14ec2666eda47a8fef9ff4c4587d7f8f6bc992867ebf5277348a76","usableExtinguishingAgent":"faf5df027f6b0a5d9f6d3b07d2cadd76180dd283874f2deb195f25f706c97af3","userManualUrl":"21380d7209156d03d7e708dd7103ece3c4065ecd129c6ebda5f74161389a9bb4","voltage":"73ec6684d1d27601d8c41ec3940072d5d3cf0a3e2d0477b7105e0b5f7dc2e843","warrantyPeriod":"71997f69544e78b83b4f28d26d61297ab45474b6e4ac06d973cff963a8f7bd50","wasteManagementInformation":"fdc994ab7c7f09eca744993144af49e756aa156b1c5c73b3a8cc412804dd70ff","weight":"fdd67c4dca2edacb1416613a8bc57b6d483432aa78f4706a07839190d0ee21e4"}', '{"circularityAndDisassembly":"AINONcB2pju9VTXqtGbpNw","detailedPerformance":"D-cT9E_mEJ1E51eHmiEkew","facilityDetails":"Nl3ijsPGCPcr58E-TwugKw","lifecycleAndInUse":"otPjhkPqQ03s31eR29VmVg","testReports":"5VCbTMcJzSBJyM1UI0hIwg"}', NULL, NULL, '2026-11-27 14:10:11.305+00', 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090');

INSERT INTO public.passport_terms VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '9506000000053'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '2026'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'w14'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '3'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'fj'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '2031'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'crew'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'neck'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'sweatshirt'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'fjord'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'mit'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'rundhalsausschnitt'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'sweat'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'shirt'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'a'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'col'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', 'rond'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '9506000000060'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'tp84'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '2027'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '412'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'tp'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '84'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'traction'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'battery'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', 'pack');

INSERT INTO public.passports VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '43cd0449-83d2-4941-961b-99c845008934', '868d7e7a-09c6-41e7-b4a0-0103375f982d', 'd72e2cc2-3985-4ab3-9fd2-77a4317d4d1c', '09506000000060', '09506000000060', NULL, 'TP84-2027-000412', 'batteries', 'HU', 'ACTIVE', '{"category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":[{"facilityName":"Danube Cells gigafactory, line 3","location":"Komárom, Hungary","activity":"Cell manufacturing and pack assembly","eori":"HU0012345678","traceabilityDocs":[{"documentName":"Chain of custody of cathode materials","documentHash":"9c1185a5c5e9fc54612808977ee8f548b2258d31a5b0d3c6e7f8091a2b3c4d5e","documentUrl":"https://danube-cells.example.com/traceability/cathode-2027-q1.pdf"}]}],"regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":{"cathodeMaterials":[{"name":"Lithium nickel cobalt manganese oxide","massFraction":31.2}],"anodeMaterials":[{"name":"Graphite","casNumber":"7782-42-5","massFraction":18.4}],"electrolyteMaterials":[{"name":"Lithium hexafluorophosphate","casNumber":"21324-40-3","massFraction":1.1}],"powerFadeAtEol":20,"capacityFadeAtEol":30,"resistanceIncreaseAtEol":55,"roundTripEfficiencyFadeAtEol":2.5},"lifecycleAndInUse":{"batteryStatus":"original","stateOfCertifiedEnergy":100,"dateOfPuttingIntoService":"2027-05-04","remainingCapacity":{"value":228,"unit":"Ah"},"remainingPower":{"value":168,"unit":"kW"},"remainingRoundTripEfficiency":95.5,"selfDischargeRate":1.8,"ohmicResistance":0.062,"stateOfCharge":60,"numberOfCycles":0,"negativeEvents":[],"operatingTemperature":{"min":8,"max":31}},"circularityAndDisassembly":{"dismantlingInstructions":["https://danube-cells.example.com/dismantling/tp-84.pdf"],"safetyMeasures":["Discharge below 60 V DC before opening the housing"],"sparePartSuppliers":[{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","email":"parts@danube-cells.example.com","webAddress":"https://danube-cells.example.com/parts"}],"componentPartNumbers":[{"component":"Module","partNumber":"TP84-MOD-12S"},{"component":"Battery management unit","partNumber":"TP84-BMU-04"}]},"testReports":["https://danube-cells.example.com/tests/tp-84.pdf"],"gtin":"09506000000060"}', NULL, DEFAULT, 2, '2026-11-27 14:10:10.722+00', NULL, NULL, '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":"https://dpp.example/contexts/dpp/v1#productName","originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","serialNumber":"https://dpp.example/contexts/dpp/v1#serialNumber","batteryModelIdentifier":"https://dpp.example/contexts/dpp/v1#batteryModelIdentifier","batteryCategory":"https://dpp.example/contexts/dpp/v1#batteryCategory","chemistry":"https://dpp.example/contexts/dpp/v1#chemistry","electrochemicalCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#electrochemicalCapacity","@type":"@json"},"ratedCapacity":{"@id":"https://dpp.example/contexts/dpp/v1#ratedCapacity","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"recycledContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContentShare","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"placeOfManufacture":{"@id":"https://dpp.example/contexts/dpp/v1#placeOfManufacture","@type":"@json"},"dateOfManufacture":"https://dpp.example/contexts/dpp/v1#dateOfManufacture","weight":{"@id":"https://dpp.example/contexts/dpp/v1#weight","@type":"http://www.w3.org/2001/XMLSchema#double"},"materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"criticalRawMaterials":{"@id":"https://dpp.example/contexts/dpp/v1#criticalRawMaterials","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"renewableContentShare":{"@id":"https://dpp.example/contexts/dpp/v1#renewableContentShare","@type":"http://www.w3.org/2001/XMLSchema#double"},"usableExtinguishingAgent":{"@id":"https://dpp.example/contexts/dpp/v1#usableExtinguishingAgent","@type":"@json"},"esgDueDiligence":{"@id":"https://dpp.example/contexts/dpp/v1#esgDueDiligence","@type":"@json"},"voltage":{"@id":"https://dpp.example/contexts/dpp/v1#voltage","@type":"@json"},"powerCapability":{"@id":"https://dpp.example/contexts/dpp/v1#powerCapability","@type":"@json"},"capacityThresholdForExhaustion":{"@id":"https://dpp.example/contexts/dpp/v1#capacityThresholdForExhaustion","@type":"http://www.w3.org/2001/XMLSchema#double"},"idleTemperatureRange":{"@id":"https://dpp.example/contexts/dpp/v1#idleTemperatureRange","@type":"@json"},"roundTripEfficiency":{"@id":"https://dpp.example/contexts/dpp/v1#roundTripEfficiency","@type":"@json"},"internalResistance":{"@id":"https://dpp.example/contexts/dpp/v1#internalResistance","@type":"@json"},"warrantyPeriod":{"@id":"https://dpp.example/contexts/dpp/v1#warrantyPeriod","@type":"@json"},"separateCollectionSymbol":{"@id":"https://dpp.example/contexts/dpp/v1#separateCollectionSymbol","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"hazardSymbols":{"@id":"https://dpp.example/contexts/dpp/v1#hazardSymbols","@type":"@json"},"stateOfCharge":{"@id":"https://dpp.example/contexts/dpp/v1#stateOfCharge","@type":"http://www.w3.org/2001/XMLSchema#double"},"wasteManagementInformation":"https://dpp.example/contexts/dpp/v1#wasteManagementInformation","userManualUrl":{"@id":"https://dpp.example/contexts/dpp/v1#userManualUrl","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"detailedPerformance":"https://dpp.example/contexts/dpp/v1#detailedPerformance","lifecycleAndInUse":"https://dpp.example/contexts/dpp/v1#lifecycleAndInUse","circularityAndDisassembly":"https://dpp.example/contexts/dpp/v1#circularityAndDisassembly","testReports":"https://dpp.example/contexts/dpp/v1#testReports","gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000060","id":"43cd0449-83d2-4941-961b-99c845008934","productId":"09506000000060","digitalLinkUri":"https://dpp.example/01/09506000000060","status":"ACTIVE","digitalSeal":"MEQCICDJYI1D3XfWAu6eTrmFl1Uq8Ib5fEGvidJz7LEBUwF7AiAsocguq29b/RWq4qRH7dZ2ZxUSvko8CSuL5BNyexd1Qg==","signingPublicKey":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"},"proof":{"@type":["MerkleTreeAttestationProof"],"type":"MerkleTreeAttestationProof","signatureAlgorithm":"ECDSA-P256-SHA256-over-MerkleRoot","created":"2026-11-27T14:10:11.305Z","proofPurpose":"assertionMethod","verificationMethod":"did:web:dpp.example:tenants:bd643ffd-3a86-48e6-b48f-1383a2a24265#key-1","signatureValue":"MEQCICDJYI1D3XfWAu6eTrmFl1Uq8Ib5fEGvidJz7LEBUwF7AiAsocguq29b/RWq4qRH7dZ2ZxUSvko8CSuL5BNyexd1Qg==","publicKeyPem":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","x5c":["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="],"merkleRoot":"c94c6a23868e9337a552e2ca81c5a19e00cbfc72cfbc99df2905929b49188ae3","redactedLeaves":{"circularityAndDisassembly":"d938e000ea1d213ce9148a5b64791653385b22c3c35be86c887af90cf7153c91","detailedPerformance":"8e43b720253d3b84b5226462b5b13142d7265f24ccb859003af70a346fca3bec","facilityDetails":"ad69477af09bbb079fb41cddc494ff10a770d92c321d747baf5527a3440b0f01","lifecycleAndInUse":"ef1bd14ebf056f0dac3ad8099b79dc9098dbb6dc7db8d8af923975565ca2de28","testReports":"e2b7f8fa4d14ec2666eda47a8fef9ff4c4587d7f8f6bc992867ebf5277348a76"},"leafSalts":{}},"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.722Z","updatedAt":"2026-11-27T14:10:11.306Z","category":"batteries","productName":"Traction battery pack TP-84","originCountry":"HU","commodityCode":"8507600090","model":"TP-84","serialNumber":"TP84-2027-000412","batteryModelIdentifier":"TP-84-NMC811-R3","batteryCategory":"ev","chemistry":"NMC 811","electrochemicalCapacity":{"value":228,"unit":"Ah"},"ratedCapacity":{"value":84000,"unit":"Wh"},"durability":{"cycleLife":1500,"calendarLifeYears":15,"referenceTest":"IEC 62660-1:2018","cRate":"C/3"},"recycledContentShare":{"cobalt":17.5,"lithium":6.4,"nickel":7.1,"lead":0},"carbonFootprint":{"co2eKg":5376,"unit":"kg CO2e","scope1":410,"scope2":1288,"scope3":3678,"calculationMethod":"Annex II to Regulation (EU) 2023/1542","perKwh":0.043,"performanceClass":"B","studyUrl":"https://danube-cells.example.com/reports/carbon-footprint-tp-84.pdf"},"manufacturer":{"name":"Danube Cells Kft.","address":"Ipari park 7, 2900 Komárom, Hungary","webAddress":"https://danube-cells.example.com","email":"passport@danube-cells.example.com","contactUrl":"https://danube-cells.example.com/contact","productDesignation":"TP-84","productFamily":"TP"},"placeOfManufacture":{"country":"HU","city":"Komárom"},"dateOfManufacture":"2027-03","weight":512.4,"materialComposition":[{"material":"Cathode active material NMC 811","percentage":31.2},{"material":"Graphite","percentage":18.4},{"material":"Aluminium","percentage":21.6},{"material":"Copper","percentage":11.3},{"material":"Electrolyte","percentage":9.1},{"material":"Polymers","percentage":8.4}],"criticalRawMaterials":[{"name":"Cobalt","casNumber":"7440-48-4","massFraction":1.9},{"name":"Lithium","casNumber":"7439-93-2","massFraction":2.2},{"name":"Natural graphite","casNumber":"7782-42-5","massFraction":11.8}],"hazardousSubstances":[{"substanceName":"Lithium hexafluorophosphate","casNumber":"21324-40-3","concentration":1.1,"unit":"%"}],"renewableContentShare":0,"usableExtinguishingAgent":["Water spray","Class D powder"],"esgDueDiligence":{"dueDiligenceReportUrl":"https://danube-cells.example.com/reports/due-diligence-2026.pdf","cobaltCountryOfOrigin":"CD","lithiumCountryOfOrigin":"CL","nickelCountryOfOrigin":"FI"},"voltage":{"minimum":275,"nominal":368,"maximum":420,"temperatureRange":{"min":-20,"max":55}},"powerCapability":{"original":168000,"limitMin":42000,"limitMax":210000,"temperatureRange":{"min":-10,"max":45}},"capacityThresholdForExhaustion":70,"idleTemperatureRange":{"min":-30,"max":60,"referenceTest":"IEC 62660-2:2018"},"roundTripEfficiency":{"initial":95.5,"at50PercentCycleLife":93},"internalResistance":{"cell":0.0009,"pack":0.062},"warrantyPeriod":{"months":96},"separateCollectionSymbol":true,"hazardSymbols":[],"stateOfCharge":60,"wasteManagementInformation":"https://danube-cells.example.com/end-of-life","userManualUrl":{"url":"https://danube-cells.example.com/manual/tp-84.pdf","contentType":"application/pdf","resourceTitle":"Owner''s manual TP-84","language":"en"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":true,"certificates":[{"name":"UN 38.3 test summary","referenceNumber":"UN383-27-00291","issuer":"Transport Safety Laboratory Budapest"},{"name":"EU type examination, module B","referenceNumber":"NB-2027-BAT-0148","issuer":"Central European Notified Body 9999","validUntil":"2032-02-28"}],"declarationOfConformityUrl":"https://danube-cells.example.com/doc/tp-84.pdf"},"detailedPerformance":"[REDACTED - Privileged Access Required]","lifecycleAndInUse":"[REDACTED - Privileged Access Required]","circularityAndDisassembly":"[REDACTED - Privileged Access Required]","testReports":"[REDACTED - Privileged Access Required]","gtin":"09506000000060"}', '7 https://dpp.example', '"nIcTB1c3isYOTr_Yq7ReBhvS9mI"', '2026-11-27 14:10:10.722+00', '2026-11-27 14:10:11.306+00', NULL, false, 2, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', NULL, NULL, NULL, 'Traction battery pack TP-84', 'traction battery pack tp-84', 'TP-84', NULL, '2032-02-28', NULL, '2026-11-27 14:10:11.305+00', false),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '36644515-d881-48e3-b3c4-16cebc89f8b1', '868d7e7a-09c6-41e7-b4a0-0103375f982d', 'd72e2cc2-3985-4ab3-9fd2-77a4317d4d1c', '09506000000053', '09506000000053', NULL, NULL, 'textiles', 'PT', 'RECALLED', '{"category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":[{"facilityName":"Malhas do Ave, Guimarães mill","location":"Guimarães, Portugal","activity":"Knitting, dyeing and assembly","eori":"PT509876543","eudrPlots":[],"traceabilityDocs":[{"documentName":"Transaction certificate for organic cotton","documentHash":"3f5a1c0e9b7d4862a1f0c3e5d7b9081726354a5b6c7d8e9f00112233445566aa","documentUrl":"https://documents.example.com/traceability/tc-2026-00817.pdf"}]},{"facilityName":"Fiação do Norte, spinning hall 2","location":"Santo Tirso, Portugal","activity":"Spinning"}],"regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"}', NULL, DEFAULT, 3, '2026-11-27 14:10:10.414+00', NULL, NULL, '{"@context":["https://dpp.example/contexts/dpp/v1",{"digitalLinkUri":{"@id":"https://dpp.example/contexts/dpp/v1#digitalLinkUri","@type":"@id"},"metadata":{"@id":"https://dpp.example/contexts/dpp/v1#metadata","@type":"@json"},"createdAt":{"@id":"https://dpp.example/contexts/dpp/v1#createdAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"updatedAt":{"@id":"https://dpp.example/contexts/dpp/v1#updatedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"archivedAt":{"@id":"https://dpp.example/contexts/dpp/v1#archivedAt","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"retentionUntil":{"@id":"https://dpp.example/contexts/dpp/v1#retentionUntil","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"economicOperator":{"@id":"https://dpp.example/contexts/dpp/v1#economicOperator","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","name":"https://dpp.example/contexts/dpp/v1#name","regId":"https://dpp.example/contexts/dpp/v1#regId","role":"https://dpp.example/contexts/dpp/v1#role"}},"manufacturingFacility":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturingFacility","@context":{"id":"https://dpp.example/contexts/dpp/v1#id","gln":"https://dpp.example/contexts/dpp/v1#gln","name":"https://dpp.example/contexts/dpp/v1#name","activity":"https://dpp.example/contexts/dpp/v1#activity","country":"https://dpp.example/contexts/dpp/v1#country","streetAddress":"https://dpp.example/contexts/dpp/v1#streetAddress","city":"https://dpp.example/contexts/dpp/v1#city","postalCode":"https://dpp.example/contexts/dpp/v1#postalCode"}},"proof":{"@id":"https://dpp.example/contexts/dpp/v1#proof","@context":{"type":"https://dpp.example/contexts/dpp/v1#type","signatureAlgorithm":"https://dpp.example/contexts/dpp/v1#signatureAlgorithm","proofPurpose":"https://dpp.example/contexts/dpp/v1#proofPurpose","signatureValue":"https://dpp.example/contexts/dpp/v1#signatureValue","publicKeyPem":"https://dpp.example/contexts/dpp/v1#publicKeyPem","x5c":"https://dpp.example/contexts/dpp/v1#x5c","rfc3161":"https://dpp.example/contexts/dpp/v1#rfc3161","token":"https://dpp.example/contexts/dpp/v1#token","merkleRoot":"https://dpp.example/contexts/dpp/v1#merkleRoot","created":{"@id":"https://dpp.example/contexts/dpp/v1#created","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"genTime":{"@id":"https://dpp.example/contexts/dpp/v1#genTime","@type":"http://www.w3.org/2001/XMLSchema#dateTime"},"verificationMethod":{"@id":"https://dpp.example/contexts/dpp/v1#verificationMethod","@type":"@id"},"redactedLeaves":{"@id":"https://dpp.example/contexts/dpp/v1#redactedLeaves","@type":"@json"},"leafSalts":{"@id":"https://dpp.example/contexts/dpp/v1#leafSalts","@type":"@json"}}},"category":"https://dpp.example/contexts/dpp/v1#category","productName":{"@id":"https://dpp.example/contexts/dpp/v1#productName","@type":"@json"},"originCountry":"https://dpp.example/contexts/dpp/v1#originCountry","commodityCode":"https://dpp.example/contexts/dpp/v1#commodityCode","model":"https://dpp.example/contexts/dpp/v1#model","batchNumber":"https://dpp.example/contexts/dpp/v1#batchNumber","materialComposition":{"@id":"https://dpp.example/contexts/dpp/v1#materialComposition","@type":"@json"},"fiberComposition":{"@id":"https://dpp.example/contexts/dpp/v1#fiberComposition","@type":"@json"},"careInstructions":{"@id":"https://dpp.example/contexts/dpp/v1#careInstructions","@type":"@json"},"size":"https://dpp.example/contexts/dpp/v1#size","recycledContent":{"@id":"https://dpp.example/contexts/dpp/v1#recycledContent","@type":"@json"},"facilityDetails":"https://dpp.example/contexts/dpp/v1#facilityDetails","regulatoryCompliance":{"@id":"https://dpp.example/contexts/dpp/v1#regulatoryCompliance","@type":"@json"},"carbonFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#carbonFootprint","@type":"@json"},"manufacturer":{"@id":"https://dpp.example/contexts/dpp/v1#manufacturer","@type":"@json"},"durability":{"@id":"https://dpp.example/contexts/dpp/v1#durability","@type":"@json"},"technicalProperties":{"@id":"https://dpp.example/contexts/dpp/v1#technicalProperties","@type":"@json"},"environmentalFootprint":{"@id":"https://dpp.example/contexts/dpp/v1#environmentalFootprint","@type":"@json"},"circularityAttributes":{"@id":"https://dpp.example/contexts/dpp/v1#circularityAttributes","@type":"@json"},"hazardousSubstances":{"@id":"https://dpp.example/contexts/dpp/v1#hazardousSubstances","@type":"@json"},"containsAnimalParts":{"@id":"https://dpp.example/contexts/dpp/v1#containsAnimalParts","@type":"http://www.w3.org/2001/XMLSchema#boolean"},"colorFastness":{"@id":"https://dpp.example/contexts/dpp/v1#colorFastness","@type":"http://www.w3.org/2001/XMLSchema#double"},"pillingResistance":{"@id":"https://dpp.example/contexts/dpp/v1#pillingResistance","@type":"http://www.w3.org/2001/XMLSchema#double"},"dimensionalChange":{"@id":"https://dpp.example/contexts/dpp/v1#dimensionalChange","@type":"http://www.w3.org/2001/XMLSchema#double"},"expectedWashCycles":{"@id":"https://dpp.example/contexts/dpp/v1#expectedWashCycles","@type":"http://www.w3.org/2001/XMLSchema#integer"},"recyclabilityScore":{"@id":"https://dpp.example/contexts/dpp/v1#recyclabilityScore","@type":"http://www.w3.org/2001/XMLSchema#double"},"microplasticShedding":{"@id":"https://dpp.example/contexts/dpp/v1#microplasticShedding","@type":"http://www.w3.org/2001/XMLSchema#double"},"spinningCountry":"https://dpp.example/contexts/dpp/v1#spinningCountry","weavingCountry":"https://dpp.example/contexts/dpp/v1#weavingCountry","dyeingCountry":"https://dpp.example/contexts/dpp/v1#dyeingCountry","assemblyCountry":"https://dpp.example/contexts/dpp/v1#assemblyCountry","waterUse":{"@id":"https://dpp.example/contexts/dpp/v1#waterUse","@type":"@json"},"packaging":{"@id":"https://dpp.example/contexts/dpp/v1#packaging","@type":"@json"},"repairInformationUrl":{"@id":"https://dpp.example/contexts/dpp/v1#repairInformationUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"takeBackUrl":{"@id":"https://dpp.example/contexts/dpp/v1#takeBackUrl","@type":"http://www.w3.org/2001/XMLSchema#anyURI"},"gtin":"https://dpp.example/contexts/dpp/v1#gtin"}],"@type":"DigitalProductPassport","@id":"https://dpp.example/01/09506000000053","id":"36644515-d881-48e3-b3c4-16cebc89f8b1","productId":"09506000000053","digitalLinkUri":"https://dpp.example/01/09506000000053","status":"RECALLED","digitalSeal":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","signingPublicKey":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","economicOperator":{"@type":"EconomicOperator","id":"868d7e7a-09c6-41e7-b4a0-0103375f982d","name":"Nordvind Apparel AB","regId":"DE000000001","role":"MANUFACTURER"},"manufacturingFacility":{"@type":"Facility","id":"d72e2cc2-3985-4ab3-9fd2-77a4317d4d1c","gln":"9506002000037","name":"Guimarães mill","activity":"Knitting","country":"PT"},"metadata":{"category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"},"proof":{"@type":["MerkleTreeAttestationProof"],"type":"MerkleTreeAttestationProof","signatureAlgorithm":"ECDSA-P256-SHA256-over-MerkleRoot","created":"2026-11-27T14:10:11.094Z","proofPurpose":"assertionMethod","verificationMethod":"did:web:dpp.example:tenants:bd643ffd-3a86-48e6-b48f-1383a2a24265#key-1","signatureValue":"MEUCID16YK8IqawUoga5CSaqo3mxz/Lwr9H24YVUVpvYT1i5AiEAqBnAwNcRABr6lI6IRXEuGjuJlrCOpVg3xG0TdvQ+NVo=","publicKeyPem":"-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe\nNp6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==\n-----END PUBLIC KEY-----\n","x5c":["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="],"merkleRoot":"916f2218770c69ae3bd51aa3bbc96104a5d64763dd7a13f20db51f4b70b32f9f","redactedLeaves":{"facilityDetails":"56d8c7c6d3168b6d7d61c28f6f25b0f54233d9622fbb0f7629962baaa1bc6ee7"},"leafSalts":{}},"archivedAt":null,"retentionUntil":null,"createdAt":"2026-11-27T14:10:10.414Z","updatedAt":"2026-11-27T14:10:12.172Z","category":"textiles","productName":[{"value":"Crew-neck sweatshirt Fjord","language":"en"},{"value":"Sweatshirt Fjord mit Rundhalsausschnitt","language":"de"},{"value":"Sweat-shirt Fjord à col rond","language":"fr"}],"originCountry":"PT","commodityCode":"6110209100","model":"FJ-2031","batchNumber":"2026-W14-03","materialComposition":[{"material":"Organic cotton","percentage":70},{"material":"Recycled polyester","percentage":25},{"material":"Elastane","percentage":5}],"fiberComposition":[{"fiber":"cotton","percentage":70},{"fiber":"polyester","percentage":25},{"fiber":"elastane","percentage":5}],"careInstructions":["Machine wash at 30 °C, gentle cycle","Do not bleach","Do not tumble dry",{"value":"Bügeln mit höchstens 110 °C","language":"de"}],"size":"M","recycledContent":{"percentage":25,"source":"post-consumer"},"facilityDetails":"[REDACTED - Privileged Access Required]","regulatoryCompliance":{"ceMarking":false,"certificates":[{"name":"Organic content certificate","referenceNumber":"OC-2026-11873","issuer":"Textile Control Institute Porto","validUntil":"2027-09-30"},{"name":"Harmful substances test report","referenceNumber":"HS-26-04410","issuer":"Laboratory for Textile Chemistry Braga","validUntil":"2027-03-31"}]},"carbonFootprint":{"co2eKg":6.8,"unit":"kg CO2e","scope1":0.6,"scope2":1.9,"scope3":4.3,"calculationMethod":"PEFCR Apparel and Footwear 3.1"},"manufacturer":{"name":"Nordvind Apparel AB","address":"Hamngatan 12, 411 14 Göteborg, Sweden","contactUrl":"https://nordvind.example.com/contact"},"durability":{"expectedUseYears":6},"technicalProperties":{"grammage":{"value":320,"unit":"g/m2"}},"environmentalFootprint":{"method":"EF 3.1","singleScore":0.00062},"circularityAttributes":{"takeBackScheme":true},"hazardousSubstances":[{"substanceName":"Formaldehyde","casNumber":"50-00-0","concentration":12,"unit":"ppm"}],"containsAnimalParts":false,"colorFastness":4.5,"pillingResistance":4,"dimensionalChange":-2.5,"expectedWashCycles":60,"recyclabilityScore":6.5,"microplasticShedding":38,"spinningCountry":"PT","weavingCountry":"PT","dyeingCountry":"PT","assemblyCountry":"PT","waterUse":{"value":1450,"unit":"L"},"packaging":{"material":"Recycled paper","recycledContentPercentage":100,"recyclable":true},"repairInformationUrl":"https://nordvind.example.com/repair/fjord","takeBackUrl":"https://nordvind.example.com/take-back","gtin":"09506000000053"}', '7 https://dpp.example', '"ds0BtBfJDtUpixUsjU9mF8JPxUb"', '2026-11-27 14:10:10.414+00', '2026-11-27 14:10:12.172+00', '2026-11-27 14:10:12.172+00', false, 3, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', NULL, NULL, NULL, 'Crew-neck sweatshirt Fjord', 'crew-neck sweatshirt fjord', 'FJ-2031', 'M', '2027-03-31', NULL, '2026-11-27 14:10:11.094+00', false);

INSERT INTO public.platform_administrators VALUES
	('1583e42c-ae66-480f-b001-831e7a8d4945', 'admin@platform.example', '$argon2id$v=19$m=19456,t=2,p=1$qIFhd8RLFFTunzWsTcf5xw$pXz6C+KtWW2XAaCnPsjCx2/EgL2YyGx4ln7kfKoqEtM', NULL, NULL, NULL, '2026-11-27 14:10:07.597+00', '2026-11-27 14:10:07.597+00', NULL, NULL, NULL, '2026-11-27 14:10:08.812+00');

INSERT INTO public.platform_secrets VALUES
	('vault-key', 'v1.56031c47.d37z9c8ZMRU9T4_Uu07YABgjf9HLZACLKucnjXoJNkMR2tlb94wxGVAjIkXcWMgpK52EnaQrDU74BD_H.a6YG2K2b7yD8Fja2DXulD0-NsSwS4FPS7i-Q9HsDJOGs494noA', NULL, '2026-11-27 14:10:05.548+00'),
	('seal-ca', 'v1.56031c47.o7261zjyCH-YSZMTq9SYFHnOsFH2WZ03TiRq01t0yusmmg4otmZMmek_H-jd0hn3WMgLaBCNtUfBbggK.iF3tYWoOrDHmUASc9GM-XE3LsKLYr9jy0I5VCVdkNXzzCAk1KKTKdl6B6l-mdE9XVhnTPu2KJXPHjVI3HRSInQe-FbHL27ElEL6DlUpDXkTo6wnkM9M6GVSLAZVKiLyAeyeIhtONoqyRNDLKuv1h4cSAuou3ZgguJzql7gPxOBkgAoxsHslzmETj9LCa0uiW7qEaXIfRY1njpvmd_7xQ9jpFuIjZFGRmRnRJ3bZSHVJSA3Px4JBlBAxZBexwUXBZNwofr61jKAoCh5HHEeqYf-5Bd8-Jl0z2RVy7UgvUaaE_pClifWDV5eWNFDTwdGLOx9TnrFnIACfO1gLdgG44--9j_iplBQUsEiQ6iu8', '-----BEGIN CERTIFICATE-----
MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUw
EwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2
MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxh
dGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6Ezk
MZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAO
BgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8G
A1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUC
IQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AK
Jh7YWAl/MxK7CP3pPeknGWKH2B0=
-----END CERTIFICATE-----
', '2026-11-27 14:10:05.593+00'),
	('audit-key-1', 'v1.56031c47.iHIfggUCO26yupi0oJO_9FkTgVCgFzCzzjtHjXlWxoFXdgmWdgY_H2Sg6AQzhrUoj2znlAq9wIjSo4Wx.v8gBsABvS_Xz8kRWn5S5MNWFtYNfCZ3rYrbFT5AACG9jrh54eel6CYd0Ln1giL_Vmb2kk6FyQNU8WWJpSCRnwntRch5xmgwuqkqeAFu3msNecwaBIkd1-1rFQ2ascjI7hDYdng_3zgT88MIoZZlMe2KfhLWvfg85PzBcPG08kzS4QsOsW4QSOcsRW-u30263bFlV7c-XitJx1_QQdaIHq_44wQL7_A', NULL, '2026-11-27 14:10:05.667+00');

INSERT INTO public.platform_sessions VALUES
	('265806ad-7bca-49df-9235-723bb8f37b54', '1583e42c-ae66-480f-b001-831e7a8d4945', false, '2026-11-27 14:10:08.812+00', '2026-11-27 22:10:08.812+00', NULL, '127.0.0.0/24', NULL, NULL);

INSERT INTO public.platform_turns VALUES
	('ensure-platform-admin', '2026-11-27 14:10:07.58+00'),
	('login 5a59817af2009e2673edaedb7475d58a85bdcac3741839c89644becf039cd9dd', '2026-11-27 14:10:08.812+00'),
	('login d309dbf96183ebb697868fcad45c8867c7ce7f5a0264b4f1781fe02afb8b0032', '2026-11-27 14:10:09.773+00');

INSERT INTO public.request_budgets VALUES
	('login:127.0.0.1/32', 2, '2026-11-27 14:11:08.556173+00'),
	('ip-key:127.0.0.1/32', 25, '2026-11-27 14:11:09.069166+00'),
	('resolve:127.0.0.1/32', 5, '2026-11-27 14:11:12.415796+00');

INSERT INTO public.request_records VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '2d40d911-2924-4a83-be70-140f2d79b229', '3a2485e2-1cf0-4207-86f7-4ebb5f6d4580', 'POST', '/api/v1/api-keys', 201, NULL, NULL, 103, 'user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example', NULL, '2026-11-27 14:10:09.965+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'f8b99613-badc-4134-9acf-c3aa70e9cdde', '3e0891bc-7d9c-48d2-a2fe-feab5a801c15', 'POST', '/api/v1/operators', 201, NULL, NULL, 153, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:10.119+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'b09b5a73-cd26-43fe-9ef9-30d72b1a760f', 'dcbffe89-3ab0-4179-baad-bab988d24d55', 'POST', '/api/v1/facilities', 201, NULL, NULL, 82, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:10.212+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'ac830092-ad06-43e5-a556-c6687a0b9fb8', '6333681e-f3d5-4ddc-8696-452672d870a0', 'POST', '/api/v1/passports', 201, NULL, NULL, 347, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:10.583+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'e570b8dc-587c-46f2-996b-ac851e5ea430', '90dccf94-4342-4a69-98e1-fd8e1106e53e', 'POST', '/api/v1/passports', 201, NULL, NULL, 214, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:10.836+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '76d07d86-e7b1-4c45-8f90-60ca019e99a3', '14d9d764-fed5-46fc-8b0c-1e9cf8872751', 'POST', '/api/v1/passports/36644515-d881-48e3-b3c4-16cebc89f8b1/seal', 200, NULL, NULL, 366, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:11.219+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'ce5d9cb9-15bb-4384-8a11-90af0964ce61', 'f32edb50-c355-467b-a161-38d79bd51ece', 'POST', '/api/v1/passports/43cd0449-83d2-4941-961b-99c845008934/seal', 200, NULL, NULL, 159, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:11.403+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'dc23d464-5d2d-4397-97e4-262fa96aa6dd', '5f0c51e6-d733-4a49-ba79-c8bc1fef46cf', 'POST', '/api/v1/passports/43cd0449-83d2-4941-961b-99c845008934/units', 201, NULL, NULL, 230, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:11.67+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '91bd5cbb-6222-4ff5-bb8b-8bd74868a609', '298b0fa3-5d3f-40a0-84a1-af3cc680dbb5', 'POST', '/api/v1/units/bd32f475-66fc-4bdb-bd49-08e66d36e1ea/events', 201, NULL, NULL, 127, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:11.806+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '32df618a-7adf-4834-b87a-82892791aa9e', '697f4467-0aba-4415-90cb-91b7edc83c15', 'POST', '/api/v1/events/epcis', 201, NULL, NULL, 177, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:12.015+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '72622879-84e5-4ad2-ae86-ae98079adf48', 'efbe797a-8afa-40bb-bec6-4b1f0cc12172', 'POST', '/api/v1/webhooks/subscriptions', 201, NULL, NULL, 80, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:12.105+00'),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'a2bdd900-f383-4c67-b123-6833d4c82b28', '871c5576-041b-432f-b8e1-d6b9694759de', 'PUT', '/api/v1/passports/36644515-d881-48e3-b3c4-16cebc89f8b1/status', 200, NULL, NULL, 135, 'api-key:631f3fb5-17fd-4c2a-b495-0fd64b111090', '948e0622', '2026-11-27 14:10:12.241+00');

INSERT INTO public.seal_authorities VALUES
	('-----BEGIN CERTIFICATE-----
MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUw
EwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2
MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxh
dGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6Ezk
MZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAO
BgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8G
A1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUC
IQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AK
Jh7YWAl/MxK7CP3pPeknGWKH2B0=
-----END CERTIFICATE-----
', '2026-11-27 14:10:05.593+00');

INSERT INTO public.sessions VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '474e066c-7744-4c5e-b2fe-0e754836849d', 'a64b8d36-5cd7-412b-80f4-46e754a9a2d6', false, '2026-11-27 14:10:09.773+00', '2026-11-27 22:10:09.773+00', NULL, '127.0.0.0/24', NULL, NULL);

INSERT INTO public.signing_keys VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '93e1322b-1cd3-4d8f-84c1-ae5f4903a28e', 1, '-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs3GiuvyJTkbnFF9FQpG5RZgPVsHe
Np6dbb9+hYqBIqzs2jl6DmP3XKpsWS1/nofFNnHa+QALySPmhVdpFQN1Jg==
-----END PUBLIC KEY-----
', 'd536c0f618b9453a89ebd26cc5def820e53149095a260801fe17b6b986e06a08', 'v1.56031c47.QyQYPWVHzYbbzltKbQ_MUY0iUwlwNViJ5MSPaM5NZVYOmLYO6bTTrs2D1ea7VYxwvPeA6Ptk2KjuDcQE.rCOTinpyJ60eXreFRRWOBfr1dmqQPWZ16UEwhHDF68mg8lTht-ruvw9-8fbnjLcANvEtKtz8X5_EnYvlrtwjmlWWCuBAzMhblCB161KbqcDvWAvTHTzMsYVlXHRqtiOtZBAmZ_52X6IaAd91KZkzbpIOqIChS7msKyCpKSapt8Q0Nbm0pZVaWen8oY8xC0gSqS_vT-fsMJaPyexr6k1bUifWUDV5OA', '["MIICFTCCAbqgAwIBAgIQRksv6ox27h3qa6IBW8XolTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMB4XDTI2MTEyNzE0MDAwOVoXDTM2MTEyNzE0MTAwOVowOjEbMBkGA1UECgwSQWNtZSBUZXh0aWxlcyBHbWJIMRswGQYDVQQDDBJBY21lIFRleHRpbGVzIEdtYkgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzcaK6/IlORucUX0VCkblFmA9Wwd42np1tv36FioEirOzaOXoOY/dcqmxZLX+eh8U2cdr5AAvJI+aFV2kVA3Umo4GuMIGrMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMEsGA1UdEQREMEKGQGRpZDp3ZWI6ZHBwLmV4YW1wbGU6dGVuYW50czpiZDY0M2ZmZC0zYTg2LTQ4ZTYtYjQ4Zi0xMzgzYTJhMjQyNjUwHQYDVR0OBBYEFNJjvuT+sr777H1mIJMe8evnsAqMMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0kAMEYCIQClDbcih4FbwArXUxAFWR4p8xz3JuSffHCYKsgKgy/1WwIhAMo4+W9HUDxFvtOUM4o99InLqY45AQ0LBCXCypV2cPnj","MIIBwDCCAWagAwIBAgIQRBCdqNZQRvpxv+X9Q3BAFTAKBggqhkjOPQQDAjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMCAXDTI2MTEyNzE0MDAwNVoYDzIwNTExMTI3MTQxMDA1WjAtMRUwEwYDVQQKDAxEUFAgUGxhdGZvcm0xFDASBgNVBAMMC0RQUCBTZWFsIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6f+KgVEz0D2GYnk7heGF0ow56xe2u6Q+v/pLu7+Bzol83GuWRohq6EzkMZEBEU/sMqPW79WEcxr93OWHZ4Ac8qNmMGQwEgYDVR0TAQH/BAgwBgEB/wIBADAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFPTWfabMWsn2z6LTYtTa8IZooyhZMB8GA1UdIwQYMBaAFPTWfabMWsn2z6LTYtTa8IZooyhZMAoGCCqGSM49BAMCA0gAMEUCIQCwf0V3pCA7kxaByXacUSSq8Cs5bLAxyNDDSZ0oPaVu6wIgSAdDXkNuJJ1OP9AKJh7YWAl/MxK7CP3pPeknGWKH2B0="]', '2026-11-27 14:10:09.245+00', NULL);

INSERT INTO public.status_indexes VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 110780, '36644515-d881-48e3-b3c4-16cebc89f8b1', 1),
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 65578, '43cd0449-83d2-4941-961b-99c845008934', 1);

INSERT INTO public.status_lists VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 131072, 2, 1);

INSERT INTO public.status_revocations VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 110780, '2026-11-27 14:10:12.172+00');

INSERT INTO public.sweeps VALUES
	('hourly', '1970-01-01 00:00:00+00');

INSERT INTO public.tenants VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'Acme Textiles GmbH', 'acme-d881d886', 'enterprise', 'active', NULL, NULL, false, '2026-11-27 14:10:09.245+00', '2026-11-27 14:10:09.245+00', NULL, 'en', NULL);

INSERT INTO public.unit_events VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'bd32f475-66fc-4bdb-bd49-08e66d36e1ea', '2026-11-27 14:10:11.769+00', '01a21d57-a0b9-7000-84e7-6ff55f5e9b73', 'SOH_MEASUREMENT', NULL, NULL, NULL, NULL, NULL, '{"stateOfHealth":98}', '2026-11-27 14:10:11.769+00');

INSERT INTO public.users VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 'a64b8d36-5cd7-412b-80f4-46e754a9a2d6', 'user-215cc875-24af-4df2-93a9-8aa917ab9c23@acme.example', 'TENANT_ADMIN', '$argon2id$v=19$m=19456,t=2,p=1$ImBCMVfV9XDvj2azOwRzqg$uZjGRsgLjYw4M7KDhK2p1Gy79Px72xuvIfKlD8bJY4I', NULL, NULL, NULL, '2026-11-27 14:10:09.483+00', '2026-11-27 14:10:09.483+00', NULL, NULL, NULL, '2026-11-27 14:10:09.773+00', NULL);

INSERT INTO public.webhook_subscriptions VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', '073bc8c6-753b-4c50-8d15-889894fe7327', 'https://8.8.8.8/hooks', '["passport.ingested"]', true, 'v1.56031c47.3K31E5Dblj0C8StsYmrUCJmDirIeBvH7_Z6loJRjr8HVcBTYYw78bvDsxjSx8MMo-ExqukkG-_9ojpoP.4zM5PNt7uhwaL2jrmqrszdn-psJE-P5YbgiKE26cTtZgroArAbLf2zKeqp4q2RTrmLh8fXxMG5eSiTUVokNAXTPR', NULL, NULL, NULL, '2026-11-27 14:10:12.053+00', '2026-11-27 14:10:12.053+00');

INSERT INTO public.workspace_usage VALUES
	('bd643ffd-3a86-48e6-b48f-1383a2a24265', 8183);

SELECT pg_catalog.setval('public.knex_migrations_id_seq', 53, true);

SELECT pg_catalog.setval('public.knex_migrations_lock_index_seq', 1, true);

ALTER TABLE ONLY public.access_counts
    ADD CONSTRAINT access_counts_pkey PRIMARY KEY (tenant_id, subject_kind, subject_id, day, representation, access_tier);

ALTER TABLE ONLY public.access_grants
    ADD CONSTRAINT access_grants_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (tenant_id, token_sha256);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_tenant_id_key_id_key UNIQUE (tenant_id, key_id);

ALTER TABLE ONLY public.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_tenant_id_seq_key UNIQUE (tenant_id, seq);

ALTER TABLE ONLY public.battery_units
    ADD CONSTRAINT battery_units_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.battery_units
    ADD CONSTRAINT battery_units_serial UNIQUE (tenant_id, passport_id, serial_number);

ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (key, kind, claimant);

ALTER TABLE ONLY public.epcis_arrivals
    ADD CONSTRAINT epcis_arrivals_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.epcis_event_edges
    ADD CONSTRAINT epcis_event_edges_pkey PRIMARY KEY (tenant_id, child_id, parent_id);

ALTER TABLE ONLY public.epcis_event_epcs
    ADD CONSTRAINT epcis_event_epcs_pkey PRIMARY KEY (tenant_id, event_id, "position");

ALTER TABLE ONLY public.epcis_event_repeats
    ADD CONSTRAINT epcis_event_repeats_pkey PRIMARY KEY (tenant_id, event_id, operator_id);

ALTER TABLE ONLY public.epcis_events
    ADD CONSTRAINT epcis_events_content UNIQUE (tenant_id, event_hash, declares_error, content_hash);

ALTER TABLE ONLY public.epcis_events
    ADD CONSTRAINT epcis_events_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_tenant_id_gln_key UNIQUE (tenant_id, gln);

ALTER TABLE ONLY public.grant_request_refusals
    ADD CONSTRAINT grant_request_refusals_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, scope, idempotency_key);

ALTER TABLE ONLY public.import_row_faults
    ADD CONSTRAINT import_row_faults_pkey PRIMARY KEY (tenant_id, import_id, kind, number);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (tenant_id, import_id, number);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_tenant_id_token_sha256_key UNIQUE (tenant_id, token_sha256);

ALTER TABLE ONLY public.job_items
    ADD CONSTRAINT job_items_pkey PRIMARY KEY (tenant_id, job_id, number);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.knex_migrations_lock
    ADD CONSTRAINT knex_migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY public.knex_migrations
    ADD CONSTRAINT knex_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (id, counter_sha256);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_tenant_id_reg_id_key UNIQUE (tenant_id, reg_id);

ALTER TABLE ONLY public.outbox_events
    ADD CONSTRAINT outbox_events_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.passport_pictures
    ADD CONSTRAINT passport_pictures_pkey PRIMARY KEY (tenant_id, passport_id, number);

ALTER TABLE ONLY public.passport_seals
    ADD CONSTRAINT passport_seals_pkey PRIMARY KEY (tenant_id, passport_id);

ALTER TABLE ONLY public.passport_terms
    ADD CONSTRAINT passport_terms_pkey PRIMARY KEY (tenant_id, passport_id, term);

ALTER TABLE ONLY public.passport_versions
    ADD CONSTRAINT passport_versions_pkey PRIMARY KEY (tenant_id, passport_id, version);

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (tenant_id, sha256);

ALTER TABLE ONLY public.platform_account_tokens
    ADD CONSTRAINT platform_account_tokens_pkey PRIMARY KEY (token_sha256);

ALTER TABLE ONLY public.platform_administrators
    ADD CONSTRAINT platform_administrators_email_key UNIQUE (email);

ALTER TABLE ONLY public.platform_administrators
    ADD CONSTRAINT platform_administrators_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.platform_recovery_codes
    ADD CONSTRAINT platform_recovery_codes_pkey PRIMARY KEY (user_id, code_sha256);

ALTER TABLE ONLY public.platform_secrets
    ADD CONSTRAINT platform_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.platform_sessions
    ADD CONSTRAINT platform_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.platform_turns
    ADD CONSTRAINT platform_turns_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (tenant_id, user_id, code_sha256);

ALTER TABLE ONLY public.registry_entries
    ADD CONSTRAINT registry_entries_pkey PRIMARY KEY (tenant_id, passport_id);

ALTER TABLE ONLY public.registry_exports
    ADD CONSTRAINT registry_exports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.registry_items
    ADD CONSTRAINT registry_items_pkey PRIMARY KEY (tenant_id, export_id, number);

ALTER TABLE ONLY public.registry_mappings
    ADD CONSTRAINT registry_mappings_pkey PRIMARY KEY (tenant_id, version);

ALTER TABLE ONLY public.request_budgets
    ADD CONSTRAINT request_budgets_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.request_records
    ADD CONSTRAINT request_records_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.seal_authorities
    ADD CONSTRAINT seal_authorities_pkey PRIMARY KEY (certificate_pem);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_tenant_id_key_number_key UNIQUE (tenant_id, key_number);

ALTER TABLE ONLY public.status_indexes
    ADD CONSTRAINT status_indexes_of_passport UNIQUE (tenant_id, passport_id, passport_revision);

ALTER TABLE ONLY public.status_indexes
    ADD CONSTRAINT status_indexes_pkey PRIMARY KEY (tenant_id, status_index);

ALTER TABLE ONLY public.status_list_credentials
    ADD CONSTRAINT status_list_credentials_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.status_lists
    ADD CONSTRAINT status_lists_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.status_revocations
    ADD CONSTRAINT status_revocations_pkey PRIMARY KEY (tenant_id, status_index);

ALTER TABLE ONLY public.sweeps
    ADD CONSTRAINT sweeps_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.today_snoozes
    ADD CONSTRAINT today_snoozes_pkey PRIMARY KEY (tenant_id, person_id, kind);

ALTER TABLE ONLY public.unit_events
    ADD CONSTRAINT unit_events_pkey PRIMARY KEY (tenant_id, unit_id, recorded_at, id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_email_key UNIQUE (tenant_id, email);

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (tenant_id, delivery_id, attempted_at);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_id_message_id_subscription_id_key UNIQUE (tenant_id, message_id, subscription_id);

ALTER TABLE ONLY public.webhook_leases
    ADD CONSTRAINT webhook_leases_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_subscriptions
    ADD CONSTRAINT webhook_subscriptions_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.workspace_usage
    ADD CONSTRAINT workspace_usage_pkey PRIMARY KEY (tenant_id);

CREATE INDEX access_counts_age ON public.access_counts USING btree (day, tenant_id);

CREATE INDEX access_grants_authority ON public.access_grants USING btree (id) WHERE (kind = 'AUTHORITY'::text);

CREATE INDEX access_grants_listed ON public.access_grants USING btree (tenant_id, array_position(ARRAY['PENDING'::text, 'ACTIVE'::text, 'DENIED'::text, 'REVOKED'::text], status), created_at DESC, id DESC);

CREATE INDEX access_grants_of_authorities ON public.access_grants USING btree (array_position(ARRAY['PENDING'::text, 'ACTIVE'::text, 'DENIED'::text, 'REVOKED'::text], status), created_at DESC, id DESC) WHERE (kind = 'AUTHORITY'::text);

CREATE INDEX access_grants_over ON public.access_grants USING btree (kept_until, tenant_id) WHERE (kept_until IS NOT NULL);

CREATE INDEX access_grants_pending ON public.access_grants USING btree (tenant_id, created_at) WHERE (status = 'PENDING'::text);

CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at, tenant_id);

CREATE INDEX account_tokens_of_user ON public.account_tokens USING btree (tenant_id, user_id);

CREATE INDEX api_keys_ending ON public.api_keys USING btree (tenant_id, expires_at) WHERE ((revoked_at IS NULL) AND (expires_at IS NOT NULL));

CREATE INDEX api_keys_oldest ON public.api_keys USING btree (tenant_id, created_at);

CREATE INDEX audit_log_action ON public.audit_log USING btree (tenant_id, action, seq);

CREATE INDEX audit_log_actor ON public.audit_log USING btree (tenant_id, actor, seq);

CREATE INDEX audit_log_target ON public.audit_log USING btree (tenant_id, target_id, seq);

CREATE INDEX battery_units_by_serial ON public.battery_units USING btree (tenant_id, serial_number COLLATE "C");

CREATE INDEX battery_units_by_status ON public.battery_units USING btree (tenant_id, status, created_at);

CREATE INDEX battery_units_newest ON public.battery_units USING btree (tenant_id, passport_id, created_at DESC, id DESC);

CREATE INDEX battery_units_of_predecessor ON public.battery_units USING btree (tenant_id, predecessor_unit_id, created_at, id) WHERE (predecessor_unit_id IS NOT NULL);

CREATE INDEX battery_units_oldest ON public.battery_units USING btree (tenant_id, created_at, serial_number, id);

CREATE INDEX directory_claims ON public.directory USING btree (key, kind, claimed_at, tenant_id) WHERE (is_public AND (claimed_at IS NOT NULL));

CREATE INDEX epcis_event_epcs_order ON public.epcis_event_epcs USING btree (tenant_id, epc_key, provides, event_time, arrival);

CREATE INDEX epcis_event_repeats_named ON public.epcis_event_repeats USING btree (tenant_id, event_uri) WHERE (event_uri IS NOT NULL);

CREATE INDEX epcis_events_named ON public.epcis_events USING btree (tenant_id, event_uri) WHERE (event_uri IS NOT NULL);

CREATE INDEX epcis_events_newest ON public.epcis_events USING btree (tenant_id, event_time DESC, id DESC);

CREATE INDEX epcis_events_of_step ON public.epcis_events USING btree (tenant_id, biz_step, event_time DESC, id DESC);

CREATE INDEX epcis_events_of_type ON public.epcis_events USING btree (tenant_id, event_type, event_time DESC, id DESC);

CREATE INDEX facilities_newest ON public.facilities USING btree (tenant_id, created_at DESC);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at, tenant_id);

CREATE INDEX import_row_faults_by_row ON public.import_row_faults USING btree (tenant_id, import_id, number);

CREATE INDEX import_rows_by_pair ON public.import_rows USING btree (tenant_id, import_id, pair, number) WHERE (pair IS NOT NULL);

CREATE INDEX import_rows_by_state ON public.import_rows USING btree (tenant_id, import_id, state, number);

CREATE INDEX imports_by_change ON public.imports USING btree (updated_at, tenant_id);

CREATE INDEX imports_due ON public.imports USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);

CREATE INDEX invitations_expiry ON public.invitations USING btree (expires_at, tenant_id);

CREATE INDEX invitations_newest ON public.invitations USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (tenant_id, email) WHERE (accepted_at IS NULL);

CREATE INDEX job_items_open ON public.job_items USING btree (tenant_id, job_id, number) WHERE (ok IS NULL);

CREATE INDEX jobs_due ON public.jobs USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX jobs_open ON public.jobs USING btree (tenant_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX login_failures_age ON public.login_failures USING btree (failed_at);

CREATE INDEX login_failures_counter ON public.login_failures USING btree (counter_sha256, failed_at);

CREATE INDEX notifications_age ON public.notifications USING btree (created_at, tenant_id);

CREATE INDEX notifications_newest ON public.notifications USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX notifications_unread ON public.notifications USING btree (tenant_id, created_at DESC, id DESC) WHERE (read_at IS NULL);

CREATE INDEX operators_by_name ON public.operators USING btree (tenant_id, name);

CREATE INDEX outbox_events_age ON public.outbox_events USING btree (created_at, tenant_id);

CREATE INDEX outbox_events_dispatched ON public.outbox_events USING btree (dispatched_at, tenant_id) WHERE (dispatched_at IS NOT NULL);

CREATE INDEX outbox_events_pending ON public.outbox_events USING btree (tenant_id, created_at) WHERE (dispatched_at IS NULL);

CREATE INDEX passport_accesses_age ON public.passport_accesses USING btree (accessed_at, tenant_id);

CREATE INDEX passport_accesses_newest ON public.passport_accesses USING btree (tenant_id, passport_id, accessed_at DESC);

CREATE INDEX passport_pictures_due ON public.passport_pictures USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);

CREATE INDEX passport_pictures_of_file ON public.passport_pictures USING btree (tenant_id, sha256) WHERE (sha256 IS NOT NULL);

CREATE INDEX passport_terms_by_term ON public.passport_terms USING btree (tenant_id, term, passport_id);

CREATE INDEX passports_archived ON public.passports USING btree (tenant_id) WHERE (archived_at IS NOT NULL);

CREATE INDEX passports_by_name ON public.passports USING btree (tenant_id, name_key, id) WHERE (archived_at IS NULL);

CREATE INDEX passports_by_publication ON public.passports USING btree (tenant_id, published_at) WHERE ((status <> 'DRAFT'::text) AND (archived_at IS NULL));

CREATE INDEX passports_by_status ON public.passports USING btree (tenant_id, status, updated_at, id) WHERE (archived_at IS NULL);

CREATE INDEX passports_by_update ON public.passports USING btree (tenant_id, updated_at, id) INCLUDE (status, category, operator_id, facility_id, sealed_at, certificate_ends_on, fault_count, lacks_status_index) WHERE (archived_at IS NULL);

CREATE INDEX passports_drafts ON public.passports USING btree (tenant_id) WHERE ((status = 'DRAFT'::text) AND (archived_at IS NULL));

CREATE INDEX passports_ending ON public.passports USING btree (tenant_id, certificate_ends_on) INCLUDE (operator_id) WHERE ((status = 'ACTIVE'::text) AND (archived_at IS NULL) AND (certificate_ends_on IS NOT NULL));

CREATE INDEX passports_listed ON public.passports USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (status) WHERE (archived_at IS NULL);

CREATE INDEX passports_listed_by_both ON public.passports USING btree (tenant_id, category, origin_country, created_at DESC, id DESC) WHERE (archived_at IS NULL);

CREATE INDEX passports_listed_by_category ON public.passports USING btree (tenant_id, category, created_at DESC, id DESC) WHERE (archived_at IS NULL);

CREATE INDEX passports_listed_by_country ON public.passports USING btree (tenant_id, origin_country, created_at DESC, id DESC) WHERE (archived_at IS NULL);

CREATE INDEX passports_listed_of_operator ON public.passports USING btree (tenant_id, operator_id, created_at DESC, id DESC) WHERE (archived_at IS NULL);

CREATE INDEX passports_of_facility ON public.passports USING btree (tenant_id, facility_id);

CREATE INDEX passports_of_grai ON public.passports USING btree (tenant_id, grai, (
CASE status
    WHEN 'ACTIVE'::text THEN 0
    WHEN 'RECALLED'::text THEN 1
    WHEN 'DECOMMISSIONED'::text THEN 2
    ELSE 3
END), published_at, id) WHERE (grai IS NOT NULL);

CREATE INDEX passports_of_gtin ON public.passports USING btree (tenant_id, gtin, (
CASE status
    WHEN 'ACTIVE'::text THEN 0
    WHEN 'RECALLED'::text THEN 1
    WHEN 'DECOMMISSIONED'::text THEN 2
    ELSE 3
END), published_at, id) WHERE (gtin IS NOT NULL);

CREATE INDEX passports_of_operator ON public.passports USING btree (tenant_id, operator_id);

CREATE INDEX passports_of_product ON public.passports USING btree (tenant_id, product_id);

CREATE INDEX passports_of_serial ON public.passports USING btree (tenant_id, "left"(serial_number, 64)) WHERE (serial_number IS NOT NULL);

CREATE UNIQUE INDEX passports_product_operator ON public.passports USING btree (tenant_id, product_id, operator_id) WHERE ((superseded_by IS NULL) AND ((revision_of IS NULL) OR (status <> 'DRAFT'::text)));

CREATE INDEX passports_recalled ON public.passports USING btree (tenant_id, operator_id, status_changed_at) WHERE ((status = 'RECALLED'::text) AND (archived_at IS NULL));

CREATE UNIQUE INDEX passports_revision_of ON public.passports USING btree (tenant_id, revision_of) WHERE (revision_of IS NOT NULL);

CREATE INDEX passports_superseded_by ON public.passports USING btree (tenant_id, superseded_by) WHERE (superseded_by IS NOT NULL);

CREATE INDEX passports_to_seal ON public.passports USING btree (tenant_id, operator_id, published_at) WHERE ((status = 'ACTIVE'::text) AND (sealed_at IS NULL) AND (archived_at IS NULL));

CREATE INDEX passports_with_faults ON public.passports USING btree (tenant_id, operator_id, updated_at) WHERE ((fault_count > 0) AND (archived_at IS NULL));

CREATE INDEX passports_without_facility ON public.passports USING btree (tenant_id, operator_id, published_at) WHERE ((status = 'ACTIVE'::text) AND (sealed_at IS NULL) AND (facility_id IS NULL) AND (archived_at IS NULL));

CREATE INDEX platform_account_tokens_expiry ON public.platform_account_tokens USING btree (expires_at);

CREATE INDEX platform_account_tokens_of_user ON public.platform_account_tokens USING btree (user_id);

CREATE INDEX platform_sessions_expiry ON public.platform_sessions USING btree (expires_at);

CREATE INDEX platform_sessions_of_user ON public.platform_sessions USING btree (user_id);

CREATE INDEX platform_sessions_revoked ON public.platform_sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

CREATE INDEX platform_turns_age ON public.platform_turns USING btree (taken_at);

CREATE INDEX registry_exports_by_time ON public.registry_exports USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX registry_items_by_identifier ON public.registry_items USING btree (tenant_id, product_identifier);

CREATE INDEX request_records_age ON public.request_records USING btree (created_at, tenant_id);

CREATE INDEX request_records_by_request ON public.request_records USING btree (tenant_id, request_id);

CREATE INDEX request_records_newest ON public.request_records USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at, tenant_id);

CREATE INDEX sessions_of_user ON public.sessions USING btree (tenant_id, user_id);

CREATE INDEX sessions_revoked ON public.sessions USING btree (revoked_at, tenant_id) WHERE (revoked_at IS NOT NULL);

CREATE UNIQUE INDEX signing_keys_current ON public.signing_keys USING btree (tenant_id) WHERE (retired_at IS NULL);

CREATE INDEX today_snoozes_over ON public.today_snoozes USING btree (snoozed_until);

CREATE INDEX unit_events_of_type ON public.unit_events USING btree (tenant_id, unit_id, event_type, recorded_at, id);

CREATE INDEX users_without_second_factor ON public.users USING btree (tenant_id, created_at) WHERE (totp_confirmed_at IS NULL);

CREATE INDEX webhook_deliveries_delivered ON public.webhook_deliveries USING btree (tenant_id, subscription_id, last_attempt_at) WHERE (status = 'DELIVERED'::text);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (tenant_id, subscription_id, next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX webhook_deliveries_next ON public.webhook_deliveries USING btree (next_attempt_at, tenant_id) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX webhook_deliveries_of_subscription ON public.webhook_deliveries USING btree (tenant_id, subscription_id, created_at DESC, id DESC);

CREATE INDEX webhook_deliveries_undelivered ON public.webhook_deliveries USING btree (tenant_id, status, created_at DESC, id DESC) WHERE (status <> 'DELIVERED'::text);

CREATE INDEX webhook_leases_of_subscription ON public.webhook_leases USING btree (tenant_id, subscription_id);

CREATE INDEX webhook_messages_age ON public.webhook_messages USING btree (created_at, tenant_id);

ALTER TABLE ONLY public.access_counts
    ADD CONSTRAINT access_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.access_grants
    ADD CONSTRAINT access_grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_operator FOREIGN KEY (tenant_id, operator_id) REFERENCES public.operators(tenant_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.battery_units
    ADD CONSTRAINT battery_units_passport FOREIGN KEY (tenant_id, passport_id) REFERENCES public.passports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.epcis_arrivals
    ADD CONSTRAINT epcis_arrivals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.epcis_event_edges
    ADD CONSTRAINT epcis_event_edges_child FOREIGN KEY (tenant_id, child_id) REFERENCES public.epcis_events(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.epcis_event_epcs
    ADD CONSTRAINT epcis_event_epcs_event FOREIGN KEY (tenant_id, event_id) REFERENCES public.epcis_events(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.epcis_event_repeats
    ADD CONSTRAINT epcis_event_repeats_event FOREIGN KEY (tenant_id, event_id) REFERENCES public.epcis_events(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.epcis_events
    ADD CONSTRAINT epcis_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_operator FOREIGN KEY (tenant_id, operator_id) REFERENCES public.operators(tenant_id, id);

ALTER TABLE ONLY public.facilities
    ADD CONSTRAINT facilities_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.grant_request_refusals
    ADD CONSTRAINT grant_request_refusals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_row_faults
    ADD CONSTRAINT import_row_faults_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES public.imports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES public.imports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_operator FOREIGN KEY (tenant_id, operator_id) REFERENCES public.operators(tenant_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.job_items
    ADD CONSTRAINT job_items_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES public.jobs(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox_events
    ADD CONSTRAINT outbox_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_accesses
    ADD CONSTRAINT passport_accesses_tenant_id_passport_id_fkey FOREIGN KEY (tenant_id, passport_id) REFERENCES public.passports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_pictures
    ADD CONSTRAINT passport_pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_pictures
    ADD CONSTRAINT passport_pictures_tenant_id_passport_id_fkey FOREIGN KEY (tenant_id, passport_id) REFERENCES public.passports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_pictures
    ADD CONSTRAINT passport_pictures_tenant_id_sha256_fkey FOREIGN KEY (tenant_id, sha256) REFERENCES public.pictures(tenant_id, sha256);

ALTER TABLE ONLY public.passport_seals
    ADD CONSTRAINT passport_seals_tenant_id_passport_id_fkey FOREIGN KEY (tenant_id, passport_id) REFERENCES public.passports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_seals
    ADD CONSTRAINT passport_seals_tenant_id_signing_key_id_fkey FOREIGN KEY (tenant_id, signing_key_id) REFERENCES public.signing_keys(tenant_id, id);

ALTER TABLE ONLY public.passport_terms
    ADD CONSTRAINT passport_terms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passport_versions
    ADD CONSTRAINT passport_versions_tenant_id_passport_id_fkey FOREIGN KEY (tenant_id, passport_id) REFERENCES public.passports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_facility FOREIGN KEY (tenant_id, facility_id) REFERENCES public.facilities(tenant_id, id);

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_operator FOREIGN KEY (tenant_id, operator_id) REFERENCES public.operators(tenant_id, id);

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_revision FOREIGN KEY (tenant_id, revision_of) REFERENCES public.passports(tenant_id, id);

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_successor FOREIGN KEY (tenant_id, superseded_by) REFERENCES public.passports(tenant_id, id);

ALTER TABLE ONLY public.passports
    ADD CONSTRAINT passports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.platform_account_tokens
    ADD CONSTRAINT platform_account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.platform_administrators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.platform_recovery_codes
    ADD CONSTRAINT platform_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.platform_administrators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.platform_sessions
    ADD CONSTRAINT platform_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.platform_administrators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registry_entries
    ADD CONSTRAINT registry_entries_tenant_id_export_id_number_fkey FOREIGN KEY (tenant_id, export_id, number) REFERENCES public.registry_items(tenant_id, export_id, number) ON DELETE CASCADE;

ALTER TABLE ONLY public.registry_exports
    ADD CONSTRAINT registry_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registry_items
    ADD CONSTRAINT registry_items_tenant_id_export_id_fkey FOREIGN KEY (tenant_id, export_id) REFERENCES public.registry_exports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registry_mappings
    ADD CONSTRAINT registry_mappings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.request_records
    ADD CONSTRAINT request_records_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.status_indexes
    ADD CONSTRAINT status_indexes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.status_list_credentials
    ADD CONSTRAINT status_list_credentials_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.status_lists
    ADD CONSTRAINT status_lists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.status_revocations
    ADD CONSTRAINT status_revocations_index FOREIGN KEY (tenant_id, status_index) REFERENCES public.status_indexes(tenant_id, status_index) ON DELETE CASCADE;

ALTER TABLE ONLY public.today_snoozes
    ADD CONSTRAINT today_snoozes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.unit_events
    ADD CONSTRAINT unit_events_unit FOREIGN KEY (tenant_id, unit_id) REFERENCES public.battery_units(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_operator FOREIGN KEY (tenant_id, operator_id) REFERENCES public.operators(tenant_id, id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES public.webhook_deliveries(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES public.webhook_messages(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_id_subscription_id_fkey FOREIGN KEY (tenant_id, subscription_id) REFERENCES public.webhook_subscriptions(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_leases
    ADD CONSTRAINT webhook_leases_tenant_id_subscription_id_fkey FOREIGN KEY (tenant_id, subscription_id) REFERENCES public.webhook_subscriptions(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_subscriptions
    ADD CONSTRAINT webhook_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.workspace_usage
    ADD CONSTRAINT workspace_usage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE public.access_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.access_grants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_tokens ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.api_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_heads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.battery_units ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.directory ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.epcis_arrivals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.epcis_event_edges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.epcis_event_epcs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.epcis_event_repeats ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.epcis_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.facilities ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.grant_request_refusals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_row_faults ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_rows ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.job_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.operators ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outbox_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passport_accesses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passport_pictures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passport_seals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passport_terms ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passport_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pictures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.recovery_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.registry_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.registry_exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.registry_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.registry_mappings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.request_records ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.signing_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.status_indexes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.status_list_credentials ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.status_lists ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.status_revocations ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant_wall ON public.access_counts TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.access_grants TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.account_tokens TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.api_keys TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.audit_heads TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.audit_log TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.battery_units TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.directory TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.epcis_arrivals TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.epcis_event_edges TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.epcis_event_epcs TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.epcis_event_repeats TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.epcis_events TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.facilities TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.grant_request_refusals TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.idempotency_keys TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.import_row_faults TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.import_rows TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.imports TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.invitations TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.job_items TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.jobs TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.notifications TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.operators TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.outbox_events TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passport_accesses TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passport_pictures TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passport_seals TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passport_terms TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passport_versions TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.passports TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.pictures TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.recovery_codes TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.registry_entries TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.registry_exports TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.registry_items TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.registry_mappings TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.request_records TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.sessions TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.signing_keys TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.status_indexes TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.status_list_credentials TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.status_lists TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.status_revocations TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.tenants TO dpp_tenant USING ((id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.today_snoozes TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.unit_events TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.users TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.webhook_attempts TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.webhook_deliveries TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.webhook_leases TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.webhook_messages TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.webhook_subscriptions TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

CREATE POLICY tenant_wall ON public.workspace_usage TO dpp_tenant USING ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid)) WITH CHECK ((tenant_id = (current_setting('dpp.tenant_id'::text))::uuid));

ALTER TABLE public.tenants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.today_snoozes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.unit_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_attempts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_leases ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_subscriptions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.workspace_usage ENABLE ROW LEVEL SECURITY;

GRANT SELECT ON TABLE public.access_counts TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(status) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(decided_at) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(decided_by) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(expires_at) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(revoked_at) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(token_sha256) ON TABLE public.access_grants TO dpp_tenant;

GRANT UPDATE(kept_until) ON TABLE public.access_grants TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_tokens TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.api_keys TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.audit_heads TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.audit_log TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(passport_id) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(status) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(ceased_at) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(updated_at) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(last_event_id) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(state_event_id) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(state_recorded_at) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(state_of_health) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(cycle_count) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(remaining_capacity_ah) ON TABLE public.battery_units TO dpp_tenant;

GRANT UPDATE(temperature_c) ON TABLE public.battery_units TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.directory TO dpp_tenant;

GRANT UPDATE(is_public) ON TABLE public.directory TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.epcis_arrivals TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.epcis_event_edges TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.epcis_event_epcs TO dpp_tenant;

GRANT UPDATE(provides) ON TABLE public.epcis_event_epcs TO dpp_tenant;

GRANT UPDATE(consumes) ON TABLE public.epcis_event_epcs TO dpp_tenant;

GRANT UPDATE(parent_event_id) ON TABLE public.epcis_event_epcs TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.epcis_event_repeats TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.epcis_events TO dpp_tenant;

GRANT UPDATE(erroneous) ON TABLE public.epcis_events TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.facilities TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.grant_request_refusals TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.import_row_faults TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_rows TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.job_items TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.jobs TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.operators TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.outbox_events TO dpp_tenant;

GRANT UPDATE(dispatched_at) ON TABLE public.outbox_events TO dpp_tenant;

GRANT SELECT ON TABLE public.passport_accesses TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passport_pictures TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passport_seals TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.passport_terms TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.passport_versions TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passports TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.pictures TO dpp_tenant;

GRANT UPDATE(created_at) ON TABLE public.pictures TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recovery_codes TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.registry_entries TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.registry_exports TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(outcome) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(registration_id) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(registered_at) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(result_code) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(result_message) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(proof) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(result_at) ON TABLE public.registry_items TO dpp_tenant;

GRANT UPDATE(result_by) ON TABLE public.registry_items TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.registry_mappings TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.request_records TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO dpp_tenant;

GRANT SELECT,INSERT,UPDATE ON TABLE public.signing_keys TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.status_indexes TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.status_list_credentials TO dpp_tenant;

GRANT UPDATE(credential) ON TABLE public.status_list_credentials TO dpp_tenant;

GRANT UPDATE(etag) ON TABLE public.status_list_credentials TO dpp_tenant;

GRANT UPDATE(made_of) ON TABLE public.status_list_credentials TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.status_lists TO dpp_tenant;

GRANT UPDATE(bits) ON TABLE public.status_lists TO dpp_tenant;

GRANT UPDATE(drawn) ON TABLE public.status_lists TO dpp_tenant;

GRANT UPDATE(revoked) ON TABLE public.status_lists TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.status_revocations TO dpp_tenant;

GRANT SELECT ON TABLE public.tenants TO dpp_tenant;

GRANT UPDATE(mfa_required) ON TABLE public.tenants TO dpp_tenant;

GRANT UPDATE(updated_at) ON TABLE public.tenants TO dpp_tenant;

GRANT UPDATE(default_locale) ON TABLE public.tenants TO dpp_tenant;

GRANT UPDATE(contact_email) ON TABLE public.tenants TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.today_snoozes TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.unit_events TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.users TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_attempts TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(status) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(attempts) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(last_attempt_at) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(next_attempt_at) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(response_status) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT UPDATE(error_message) ON TABLE public.webhook_deliveries TO dpp_tenant;

GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_leases TO dpp_tenant;

GRANT SELECT,INSERT ON TABLE public.webhook_messages TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_subscriptions TO dpp_tenant;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.workspace_usage TO dpp_tenant;

