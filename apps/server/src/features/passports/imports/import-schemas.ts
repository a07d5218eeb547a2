import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { z } from 'zod';
import {
  createdAtField,
  langQuery,
  recordIdField,
  succeeded,
  timestampOf,
  updatedAtField,
} from '../../../platform/http/field-schemas.js';
import { standardErrorSchema } from '../../../platform/http/error-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { FAULT_CODES } from './check/fault-model.js';
import {
  EXISTING_CHOICES,
  IMPORT_STATES,
  MAX_CELL_BYTES,
  MAX_COLUMNS,
  MAX_ROWS,
  ROW_STATES,
} from './import-model.js';

const count = (description: string) => z.int().min(0).meta({ description });
const rowNumber = z.int().min(1).max(MAX_ROWS);
const columnIndex = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

const categoryField = z
  .enum(PRODUCT_CATEGORIES)
  .meta({ description: 'Product category of rows that name none.' });

export const createImportQuery = z.object({
  filename: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Name of the file, as people see it. Default `import`.' }),
  category: categoryField.optional(),
});

export const languageQuery = z.object(langQuery);

const columnSchema = z
  .looseObject({
    name: z.string().meta({ description: 'Heading in the file; may be blank.' }),
    target: z.string().nullable().meta({
      description:
        'What the cells are: `productId`, `operatorId`, `operatorRegId`, `facilityId`, `facilityGln`, `category`, or a path of the metadata such as `materialComposition[0].percentage`. null: not used.',
    }),
    guessed: z.boolean().meta({ description: 'True: chosen by a heading that is only similar.' }),
  })
  .meta({ id: 'ImportColumn' });

const countsSchema = z
  .looseObject({
    unchecked: count('Rows that were not checked yet.'),
    ready: count('Rows that become new passports.'),
    faulty: count('Rows with faults.'),
    existing: count('Rows whose product and operator have a passport.'),
    leftOut: count('Rows that are not to be published.'),
    done: count('Rows that are published, as new passports or as updates.'),
  })
  .meta({ id: 'ImportCounts' });

const summaryFields = {
  id: recordIdField,
  fileName: z.string().meta({ description: 'Name of the file.' }),
  state: z.enum(IMPORT_STATES).meta({
    description:
      'CHECKING: rows are still being checked. READY to be published. PUBLISHING: `jobId` goes on. DONE: no row is left.',
  }),
  total: count('Rows of the file, at most 50,000.'),
  checked: count('Rows that were checked with the present settings, from the first.'),
  counts: countsSchema.meta({ description: 'Rows by state.' }),
  category: z.enum(PRODUCT_CATEGORIES).nullable().meta({ description: 'Of rows that name none.' }),
  operatorId: z.uuid().nullable().meta({ description: 'Of rows that name none.' }),
  facilityId: z.uuid().nullable().meta({ description: 'Of rows that name none.' }),
  existing: z.enum(EXISTING_CHOICES).meta({
    description: 'What happens to passports that are there: LEAVE them, or UPDATE them.',
  }),
  allowSku: z.boolean().meta({
    description: 'True: product ids that a spreadsheet seems to have changed are article numbers.',
  }),
  jobId: z.uuid().nullable().meta({ description: 'The job that publishes it, or did last.' }),
  version: z.int().min(1).meta({ description: 'Rises with each change that a person makes.' }),
  createdBy: z.string().meta({ description: 'Email of the user, or `api-key:` with its id.' }),
  createdAt: createdAtField,
  updatedBy: z.string().meta({ description: 'The last one who changed it.' }),
  updatedAt: updatedAtField,
  expiresAt: timestampOf('30 days after the last change, when it is deleted.'),
};

const faultFields = {
  code: z.enum(FAULT_CODES).meta({ description: 'What is wrong; stable.' }),
  field: z.string().meta({
    description: 'Path of the metadata, or name of another column; blank: the whole row.',
  }),
  column: z.int().min(0).nullable().meta({ description: 'Position of its column; null: none.' }),
  message: z.string().meta({ description: 'English, for developers.' }),
  friendlyMessage: z.string().meta({ description: 'For people, in the language asked for.' }),
  probably: z.string().nullable().meta({ description: 'The value that was probably meant.' }),
};

const faultGroupSchema = z
  .looseObject({
    ...faultFields,
    kind: z.string().meta({ description: 'Names this group: `fault` of the list of rows.' }),
    rows: count('Rows that have it.'),
    firstRow: rowNumber.meta({ description: 'The first of them, the example of the texts.' }),
    value: z.string().nullable().meta({ description: 'What its cell holds; null: no one cell.' }),
  })
  .meta({ id: 'ImportFaultGroup' });

const detailsSchema = z
  .looseObject({
    ...summaryFields,
    columns: z.array(columnSchema).meta({ description: 'Columns, in the order of the file.' }),
    faults: z.array(faultGroupSchema).meta({
      description:
        'Faults grouped by code and field, those of most rows first, at most 100. Entries of a list count as one field.',
    }),
    freeInPlan: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Passports that the plan still takes; null: no limit.' }),
  })
  .meta({ id: 'ImportDetails' });

export const importReply = z
  .looseObject({ success: succeeded, import: detailsSchema.meta({ description: 'The import.' }) })
  .meta({ id: 'ImportReply' });

export const deleteImportReply = z
  .looseObject({ success: succeeded })
  .meta({ id: 'DeleteImportReply' });

export const listImportsReply = z
  .looseObject({
    success: succeeded,
    imports: z
      .array(z.looseObject(summaryFields).meta({ id: 'ImportSummary' }))
      .meta({ description: 'Those the credential may open, the last changed first.' }),
  })
  .meta({ id: 'ListImportsReply' });

const rowFields = {
  row: rowNumber.meta({ description: 'Number of the row, from 1; blank rows do not count.' }),
  line: z.int().min(1).meta({ description: 'Line of the file, or row of the sheet.' }),
  state: z.enum(ROW_STATES).meta({ description: 'As counted in the import.' }),
  passportId: z.uuid().nullable().meta({ description: 'DONE: its passport.' }),
  faults: z.array(z.looseObject(faultFields).meta({ id: 'ImportFault' })).meta({
    description: 'At most 20 for each row.',
  }),
};

const rowSchema = z
  .looseObject({
    ...rowFields,
    cells: z.array(z.string()).meta({ description: 'As many as there are columns.' }),
  })
  .meta({ id: 'ImportRow' });

export const listImportRowsQuery = z.object({
  ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
  fault: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: '`kind` of a group of faults: rows that have it.' }),
  state: z.enum(ROW_STATES).optional().meta({ description: 'Rows in this state.' }),
  ...langQuery,
});

export const listImportRowsReply = z
  .looseObject({
    success: succeeded,
    rows: z.array(rowSchema).meta({
      description: 'In the order of the file. A page ends early where its cells have 4 MB.',
    }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListImportRowsReply' });

const maxRowsOfChange = 1000;
const rowNumbers = (description: string) =>
  z.array(rowNumber).max(maxRowsOfChange).optional().meta({ description });

export const updateImportBody = z
  .looseObject({
    category: z
      .enum(PRODUCT_CATEGORIES)
      .nullable()
      .optional()
      .meta({ description: 'Product category of rows that name none; null: none.' }),
    operatorId: z
      .uuid()
      .toLowerCase()
      .nullable()
      .optional()
      .meta({ description: 'Of rows that name none; null: the first of the workspace.' }),
    facilityId: z
      .uuid()
      .toLowerCase()
      .nullable()
      .optional()
      .meta({ description: 'Of rows that name none; null: no facility.' }),
    existing: z
      .enum(EXISTING_CHOICES)
      .optional()
      .meta({ description: 'LEAVE passports that are there, or UPDATE them.' }),
    allowSku: z.boolean().optional().meta({
      description: 'Take product ids that look changed for the article numbers that they may be.',
    }),
    columns: z
      .array(
        z.looseObject({
          index: columnIndex.meta({ description: 'Position of the column, from 0.' }),
          target: z.string().max(500).nullable().meta({ description: 'null: not used.' }),
        }),
      )
      .max(MAX_COLUMNS)
      .optional()
      .meta({ description: 'Columns whose target changes.' }),
    cells: z
      .array(
        z.looseObject({
          row: rowNumber.meta({ description: 'Number of the row.' }),
          column: columnIndex.meta({ description: 'Position of the column, from 0.' }),
          value: z.string().max(MAX_CELL_BYTES).meta({ description: 'The new text.' }),
        }),
      )
      .max(maxRowsOfChange)
      .optional()
      .meta({ description: 'Cells that change, at most 1,000.' }),
    leaveOut: rowNumbers('Rows that are not to be published, at most 1,000.'),
    takeIn: rowNumbers('Rows that are to be published after all, at most 1,000.'),
  })
  .meta({ id: 'UpdateImportRequest' });

export const updateImportReply = z
  .looseObject({
    success: succeeded,
    import: detailsSchema.meta({ description: 'The import, as it is now.' }),
    rows: z.array(z.looseObject(rowFields).meta({ id: 'CheckedImportRow' })).meta({
      description:
        'The rows that changed, and those that are no longer or now the first of their product; at most 200.',
    }),
  })
  .meta({ id: 'UpdateImportReply' });

export const importChangedSchema = standardErrorSchema
  .extend({
    current: z
      .looseObject({
        version: z.int().meta({ description: 'Its version now.' }),
        updatedBy: z.string().meta({ description: 'Who changed it.' }),
        updatedAt: updatedAtField,
      })
      .meta({ id: 'CurrentImportVersion', description: 'The version that the import has.' }),
  })
  .meta({ id: 'ImportChangedError' });

export const publishImportBody = z
  .looseObject({
    keepFaulty: z
      .boolean()
      .optional()
      .meta({ description: 'Rows with faults in their metadata become drafts. Default false.' }),
  })
  .meta({ id: 'PublishImportRequest' });

export const exportImportQuery = z.object({
  faults: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'true: a last column says the faults of each row.' }),
  ...langQuery,
});
