import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientTimeouts } from '../clientTimeouts.ts';
import { environment } from '../environment.ts';

/**
 * This logger lacks `info` on purpose. If it had `info`, the SDK would copy every response to hide secrets in it, even
 * if nobody reads the copy.
 */
const ignore = () => {};
const silent = { debug: ignore, warn: ignore, error: ignore } as unknown as NonNullable<
  DynamoDBClientConfig['logger']
>;

let client: DynamoDBDocumentClient | undefined;

/**
 * Tries three times, each for at most two seconds. So a slow table leads to a 503 well before the function times out.
 */
export const tableClient = (): DynamoDBDocumentClient => {
  const endpoint = environment().DYNAMODB_ENDPOINT;
  client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({
      ...(endpoint && { endpoint }),
      maxAttempts: 3,
      logger: silent,
      requestHandler: clientTimeouts(2_000),
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  return client;
};

export const tableName = (): string => environment().TABLE_NAME;
