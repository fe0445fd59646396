import { Logger } from '@aws-lambda-powertools/logger';

/** JSON lines for CloudWatch. Nothing of a body, a header or a cookie is ever handed to it. */
export const logger = new Logger({ serviceName: 'cairn' });
