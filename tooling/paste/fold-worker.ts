import { parentPort, workerData } from 'node:worker_threads';
import { parseFold } from './cross-validate.ts';

parentPort?.postMessage(parseFold(workerData as number));
