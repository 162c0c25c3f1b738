import { expect, test } from 'vitest';
import { nameSchemas } from './name-schemas.ts';

const box = { type: 'object', title: 'Box', properties: { x: { type: 'number' } } };
const entity = { type: 'object', title: 'Entity', properties: { box, title: { type: 'string' } } };

test('schemas with a title stand once, also within each other, and a field called title is none', () => {
  const list = { type: 'array', items: entity };
  expect(
    nameSchemas({ info: { title: 'API' }, paths: { '/a': entity, '/b': list }, components: { other: {} } }),
  ).toEqual({
    info: { title: 'API' },
    paths: {
      '/a': { $ref: '#/components/schemas/Entity' },
      '/b': { type: 'array', items: { $ref: '#/components/schemas/Entity' } },
    },
    components: {
      other: {},
      schemas: {
        Box: box,
        Entity: {
          type: 'object',
          title: 'Entity',
          properties: { box: { $ref: '#/components/schemas/Box' }, title: { type: 'string' } },
        },
      },
    },
  });
});

test('one title with two contents makes two names', () => {
  const wider = { ...box, properties: { ...box.properties, y: { type: 'number' } } };
  const { components } = nameSchemas({ paths: { '/a': box, '/b': wider, '/c': box } }) as unknown as {
    components: { schemas: object };
  };
  expect(components.schemas).toEqual({ Box: box, Box2: wider });
});
