import {
  bulkTemplateName,
  type bulkTemplateContract,
  type getBulkJobContract,
  type listBulkJobsContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import { listOwnVendors, requireOwnVendor } from '../vendors/ownership.ts';
import { requireOwnJob, rowsOf, toJobBody, toWireJob } from './stored-job.ts';
import { buildTemplate } from './workbook/build-template.ts';

export const listBulkJobs: Handler<typeof listBulkJobsContract> = ({ params }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const jobs = [...service.store.all('bulkJob')]
    .filter(({ vendorId }) => vendorId === vendor.id)
    .reverse()
    .sort((a, b) => b.createdAt - a.createdAt);
  return { code: 200, body: jobs.map((job) => toWireJob(service, job, rowsOf(service, job))) };
};

export const getBulkJob: Handler<typeof getBulkJobContract> = ({ params }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const job = requireOwnJob(service, caller, params.jobId);
  if (job.vendorId !== vendor.id) throw notFound();
  return toJobBody(service, job, rowsOf(service, job));
};

/** Builds the template of the caller's market. */
export const readBulkTemplate: Handler<typeof bulkTemplateContract> = (_input, service, caller) => {
  const vendors = listOwnVendors(service, caller);
  const [vendor] = vendors;
  if (vendor === undefined) throw notFound();
  return { body: { file_name: bulkTemplateName, content: buildTemplate(vendor, vendors.length > 1) } };
};
