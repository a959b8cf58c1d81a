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

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const errorResponse = (description: string) => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/ErrorBody' }),
});

const parametersOf = (
  location: 'path' | 'query',
  schema: ContractDefinition['params'],
): readonly Parameter[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inlineSchema(schema) as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeat with the same key returns the first response and creates nothing. Keys are kept for 24 hours. A different body with the same key is answered with 422.',
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
      : { requestBody: { required: true, content: jsonContent(inlineSchema(contract.body)) } }),
    responses: {
      '200': { description: contract.summary, content: jsonContent(inlineSchema(contract.response)) },
      ...(authorized ? { '401': errorResponse('The session is missing or has expired.') } : {}),
      '4XX': errorResponse('The request was rejected and changed nothing.'),
      '5XX': errorResponse('The request failed. A call that creates something may still have created it.'),
    },
  };
};

/** Returns the path of a contract, prefixed with its service and the API version. */
export const pathOf = ({ service, path }: ContractDefinition): string => `/${service}/api/v1${path}`;

const paths = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const contract of allContracts) {
    (byPath[pathOf(contract)] ??= {})[contract.method.toLowerCase()] = operation(contract);
  }
  return byPath;
};

/** Builds an OpenAPI 3.1 document of the courier service from the contracts. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Saddlebag courier service',
    version: '1.0.0',
    summary: 'The calls that a courier service has to answer for the portal.',
    description:
      'Generated from packages/domain/src/contracts by `npm run openapi`. Amounts of money are numbers in the main unit of the currency.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://localhost:4300', description: 'The sandbox' }],
  tags: [
    { name: 'orders', description: 'Vendors, addresses, fees and orders' },
    { name: 'rider-service', description: 'Positions of the riders' },
  ],
  paths: paths(),
  'x-socket': {
    path: '/socket',
    query: {
      ticket: 'a single-use ticket from socketTicket',
      token: 'the access token, if the service offers no tickets',
    },
    sends: { $ref: '#/components/schemas/SocketMessage' },
    receives: { $ref: '#/components/schemas/SocketCommand' },
  },
  components: {
    schemas: componentSchemas,
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});
