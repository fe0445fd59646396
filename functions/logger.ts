import { AsyncLocalStorage } from 'node:async_hooks';
import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

/** By what the lines of one request are found together. */
export type LoggedRequest = { readonly requestId: string; readonly route: string };

const current = new AsyncLocalStorage<LoggedRequest>();

/** Runs `work`; every line that it logs tells of the request, however many are at work at once. */
export const logged = <T>(request: LoggedRequest, work: () => T): T => current.run(request, work);

class RequestFormatter extends LogFormatter {
  override formatAttributes(line: UnformattedAttributes, more: LogAttributes): LogItem {
    const attributes = {
      level: line.logLevel,
      message: line.message,
      timestamp: this.formatTimestamp(line.timestamp),
      service: line.serviceName,
      traceId: line.xRayTraceId,
      ...current.getStore(),
    };
    return new LogItem({ attributes }).addAttributes(more);
  }
}

/** JSON lines for CloudWatch. Nothing of a body, a header or a cookie is ever handed to it. */
export const logger = new Logger({ serviceName: 'cairn', logFormatter: new RequestFormatter() });
