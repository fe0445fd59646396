import { AsyncLocalStorage } from 'node:async_hooks';
import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

/** The fields that all log lines of one request share. */
export type LoggedRequest = { readonly requestId: string; readonly route: string };

const current = new AsyncLocalStorage<LoggedRequest>();

/** Runs `work`. Every line that it logs has the fields of the request, even while other requests run. */
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

/** JSON lines for CloudWatch. Bodies, headers and cookies are never logged. */
export const logger = new Logger({ serviceName: 'cairn', logFormatter: new RequestFormatter() });
