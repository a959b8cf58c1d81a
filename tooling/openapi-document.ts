import type { ContractDefinition } from '@saddlebag/domain/contracts';
import { allContracts, componentSchemas, inlineSchema } from './openapi-schemas.ts';
import type { JsonSchema } from './openapi-schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
  readonly description?: string;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const errorAnswer = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/ErrorBody' }),
});

const parametersOf = (
  place: 'path' | 'query',
  schema: ContractDefinition['params'],
): readonly Parameter[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inlineSchema(schema) as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, text]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: text,
  }));
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Under the same key a repeat answers what the first call answered and creates nothing. Kept for 24 hours; another body under the same key is a 422.',
  schema: { type: 'string', format: 'uuid' },
};

const operation = (contract: ContractDefinition) => {
  const parameters = [
    ...parametersOf('path', contract.params),
    ...parametersOf('query', contract.query),
    ...(contract.creates === true ? [idempotencyKey] : []),
  ];
  const authorized = contract.authorized !== false;
  return {
    operationId: contract.id,
    summary: contract.summary,
    tags: [contract.service],
    security: authorized ? [{ session: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(contract.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(inlineSchema(contract.body)) } }),
    responses: {
      '200': { description: contract.summary, content: json(inlineSchema(contract.response)) },
      ...(authorized ? { '401': errorAnswer('The session is missing or has ended.') } : {}),
      '4XX': errorAnswer('Refused; nothing has changed.'),
      '5XX': errorAnswer('Failed; a call that creates something may still have created it.'),
    },
  };
};

/** Address of a call as it stands in the document. */
export const pathOf = ({ service, path }: ContractDefinition): string => `/${service}/api/v1${path}`;

const paths = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const contract of allContracts) {
    (byPath[pathOf(contract)] ??= {})[contract.method.toLowerCase()] = operation(contract);
  }
  return byPath;
};

/** The service that the portal talks to, as an OpenAPI 3.1 document made from the contracts. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Saddlebag courier service',
    version: '1.0.0',
    summary: 'What a courier service answers to stand behind the portal.',
    description:
      'Made from packages/domain/src/contracts by `npm run openapi`. Money is a number in the main unit of the currency.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://localhost:4300', description: 'The sandbox' }],
  tags: [
    { name: 'orders', description: 'Vendors, addresses, fees and orders' },
    { name: 'rider-service', description: 'Where the riders are' },
  ],
  paths: paths(),
  'x-socket': {
    path: '/socket',
    query: {
      ticket: 'from socketTicket, used once',
      token: 'the access token, where the service offers no tickets',
    },
    sends: { $ref: '#/components/schemas/SocketMessage' },
    receives: { $ref: '#/components/schemas/SocketCommand' },
  },
  components: {
    schemas: componentSchemas,
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});
