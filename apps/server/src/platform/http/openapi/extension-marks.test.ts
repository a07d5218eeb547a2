import { describe, expect, it } from 'vitest';
import { markExtensions } from './extension-marks.js';

const document = () => ({
  paths: {
    '/things': {
      get: {
        parameters: [
          { in: 'query', name: 'page' },
          { in: 'query', name: 'color' },
        ],
        responses: {
          200: { content: { 'application/json': { schema: {} }, 'text/csv': { schema: {} } } },
          304: {},
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: { properties: { id: {}, color: { $ref: '#/x' } }, 'x-extension-members': ['color'] },
    },
  },
});

const route = { path: '/things', method: 'get' } as const;

describe('the marks of extensions', () => {
  it('mark a member beside its reference, and leave nothing else behind', () => {
    const { components } = markExtensions(document(), []);
    expect(components.schemas.Thing).toEqual({
      properties: { id: {}, color: { $ref: '#/x', 'x-extension': true } },
    });
  });

  it('mark a whole operation', () => {
    const { paths } = markExtensions(document(), [{ ...route, extension: true }]);
    expect(paths['/things'].get).toHaveProperty('x-extension', true);
  });

  it('mark the named parameters and media types alone', () => {
    const extension = { parameters: ['color'], mediaTypes: ['text/csv'] };
    const { get } = markExtensions(document(), [{ ...route, extension }]).paths['/things'];
    expect(get).not.toHaveProperty('x-extension');
    expect(get.parameters).toEqual([
      { in: 'query', name: 'page' },
      { in: 'query', name: 'color', 'x-extension': true },
    ]);
    expect(get.responses[200].content).toEqual({
      'application/json': { schema: {} },
      'text/csv': { schema: {}, 'x-extension': true },
    });
  });

  it('mark the named statuses alone', () => {
    const extension = { statuses: [304] };
    const { get } = markExtensions(document(), [{ ...route, extension }]).paths['/things'];
    expect(get.responses[304]).toEqual({ 'x-extension': true });
    expect(get.responses[200]).not.toHaveProperty('x-extension');
  });

  it.each([
    [{ statuses: [412] }, '412'],
    [{ parameters: ['colour'] }, 'colour'],
    [{ mediaTypes: ['text/xml'] }, 'text/xml'],
  ])('refuse %j, which is not there', (extension, name) => {
    expect(() => markExtensions(document(), [{ ...route, extension }])).toThrow(name);
  });

  it('refuse a member that the schema does not have', () => {
    const schemas = { Thing: { properties: {}, 'x-extension-members': ['size'] } };
    expect(() => markExtensions({ paths: {}, components: { schemas } }, [])).toThrow('size');
  });
});
