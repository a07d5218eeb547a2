import { describe, expectTypeOf, it } from 'vitest';
import type { PassportMetadata, TextilesMetadata, ToysMetadata } from './__generated__/metadata.js';
import type { StoredMetadata } from './metadata.js';
import type { DppClient } from './client.js';
import type {
  CreateDraftRequest,
  CreatePassportRequest,
  ListPassportsQuery,
  PassportDocument,
} from './schemas.js';

/** Held by `npm run typecheck`: the compiler, not the test run, fails here. */

const passport = { productId: 'SKU-1', metadata: {} };

describe('the type of a request', () => {
  it('refuses a member the contract does not name', () => {
    // @ts-expect-error It is called facilityId.
    const misspelt: CreatePassportRequest = { ...passport, facilityID: 'x' };
    void misspelt;
  });

  it('wants what the contract wants', () => {
    // @ts-expect-error There is no productId.
    const incomplete: CreatePassportRequest = { metadata: {} };
    // @ts-expect-error A required member may not be undefined.
    const undefinedId: CreatePassportRequest = { ...passport, productId: undefined };
    void incomplete;
    void undefinedId;
  });

  it('lets an optional member be undefined', () => {
    expectTypeOf({ ...passport, facilityId: undefined }).toExtend<CreatePassportRequest>();
    expectTypeOf<{
      category: string | undefined;
      page: undefined;
    }>().toExtend<ListPassportsQuery>();
  });

  it('takes the metadata of a category, typed or not', () => {
    expectTypeOf<TextilesMetadata>().toExtend<CreatePassportRequest['metadata']>();
    expectTypeOf<PassportMetadata>().toExtend<CreatePassportRequest['metadata']>();
    expectTypeOf<Record<string, unknown>>().toExtend<CreatePassportRequest['metadata']>();
    expectTypeOf<{ anything: number[] }>().toExtend<CreatePassportRequest['metadata']>();
    expectTypeOf<string>().not.toExtend<CreatePassportRequest['metadata']>();
    expectTypeOf<Extract<PassportMetadata, { category: 'toys' }>>().toEqualTypeOf<ToysMetadata>();
  });

  it('takes numbers for numbers', () => {
    expectTypeOf<{ page: number; limit: number }>().toExtend<ListPassportsQuery>();
    expectTypeOf<{ limit: string }>().not.toExtend<ListPassportsQuery>();
  });
});

describe('the type of the options', () => {
  it('has an idempotency key only where the operation takes one', () => {
    type OptionsOf<Method extends (...args: never[]) => unknown> = NonNullable<
      Parameters<Method>[1]
    >;
    expectTypeOf<OptionsOf<DppClient['passports']['create']>>().toHaveProperty('idempotencyKey');
    expectTypeOf<OptionsOf<DppClient['operators']['create']>>().not.toHaveProperty(
      'idempotencyKey',
    );
  });
});

describe('the metadata of a passport', () => {
  it('is checked while it is written, except for a draft', () => {
    const metadata = { category: 'textiles', fibreComposition: [] } as const;
    // @ts-expect-error It is called fiberComposition, and others are missing.
    const misspelt: CreatePassportRequest = { productId: 'SKU-1', metadata };
    const draft: CreateDraftRequest = { productId: 'SKU-1', draft: true, metadata };
    void misspelt;
    void draft;
  });

  it('is narrowed by its category when it is read', () => {
    const read = (metadata: StoredMetadata) => {
      if (metadata.category === 'textiles') {
        expectTypeOf(metadata.fiberComposition).toEqualTypeOf<
          TextilesMetadata['fiberComposition'] | undefined
        >();
        // @ts-expect-error Toys have it.
        void metadata.euToySafetyAssessment;
      }
      expectTypeOf(metadata.originCountry).toEqualTypeOf<string | undefined>();
    };
    void read;
  });
});

describe('the type of a document', () => {
  it('knows its members and no others', () => {
    expectTypeOf<PassportDocument['status']>().toEqualTypeOf<
      'DRAFT' | 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED'
    >();
    // @ts-expect-error It stands in the metadata.
    expectTypeOf<PassportDocument['originCountry']>().toBeUnknown();
  });
});
