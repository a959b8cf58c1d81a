import { bulkTemplateContract } from '@saddlebag/domain/contracts';
import type { OddFile } from '../../packages/domain/src/bulk/sheet/testing/odd-file.ts';
import type { Sandbox } from '../sandbox-process.ts';
import type { FileOutcome } from './file-outcome.ts';
import { readMemory, resetLargestMemory } from './process-memory.ts';
import { connectClient, ordersApi } from './service-client.ts';

/** Statuses of a created job, and of the refusals of a file. */
const expectedStatuses: ReadonlySet<number> = new Set([200, 400, 413]);

/** Signs in to a sandbox that takes files as bulk jobs. */
export const openBulkService = async (sandbox: Sandbox) => {
  const client = await connectClient(sandbox.url);
  let count = 0;
  const postFile = (content: string): Promise<Response> => {
    count += 1;
    return client.send(`${ordersApi}/bulk-job/create`, {
      method: 'POST',
      headers: { 'idempotency-key': `bulk-file-${count}` },
      body: JSON.stringify({ vendor_id: 'y0ud', content }),
    });
  };
  const template = await client.send(`${ordersApi}/bulk-job/example-file`);
  const { content } = bulkTemplateContract.response.parse(await template.json()).body;
  // The first file also compiles the code of the reader.
  await postFile(content);

  return {
    /** Posts a file. It must become a job, or be refused with the usual body of an error. */
    post: async (file: OddFile): Promise<FileOutcome> => {
      const base64 = Buffer.from(file.bytes()).toString('base64');
      const processId = sandbox.processId();
      const before = readMemory(processId)?.current ?? null;
      resetLargestMemory(processId);
      const startedAt = performance.now();
      const response = await postFile(base64);
      const text = await response.text();
      const ms = performance.now() - startedAt;
      const largest = readMemory(processId)?.largest ?? null;
      const isExpected =
        expectedStatuses.has(response.status) && (response.ok || text.includes('"translation_key"'));
      return {
        fault: isExpected ? null : `got ${response.status} ${text.slice(0, 100)}`,
        cost: { ms, megabytes: largest === null || before === null ? null : largest - before },
      };
    },
    /** Checks that the service still accepts the template. Returns the fault, or null. */
    finish: async (): Promise<string | null> => {
      const { status } = await postFile(content);
      return status === 200 ? null : `the service answered ${status} to a good file`;
    },
  };
};
