import * as z from 'zod/mini';
import { type DeviceFields, maxDevices } from '#shared/reminders/model.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { notFound, Problem } from '../problem.ts';
import type { Item } from '../table/item.ts';
import { keys } from '../table/keys.ts';
import { parseItem, parseItems } from '../table/parsing.ts';
import { getItem, queryItems } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { requireKept } from '../table/storage.ts';
import { type Step, transact } from '../table/transactions.ts';
import { conditionOf, updateItem } from '../table/updating.ts';
import { reminderKeys, reminderRanges } from './keys.ts';
import { lookSoon } from './pointers.ts';

const schema = z.object({
  /** `PUSH#<id>` */
  sk: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

/** The endpoint and the keys are secrets of the person: no response and no log may contain them. */
export type StoredDevice = Omit<z.output<typeof schema>, 'sk'> & { readonly id: string };

const deviceOf = ({ sk, ...device }: z.output<typeof schema>): StoredDevice => ({
  id: sk.slice(sk.indexOf('#') + 1),
  ...device,
});

/** Returns a person's devices, oldest first. */
export const listDevices = async (userId: string, consistent = true): Promise<StoredDevice[]> =>
  parseItems(schema, await queryItems(reminderRanges.devices(userId), { consistent }))
    .map(deviceOf)
    .sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));

/** Returns a device. Throws `not_found` if the person has no such device. */
export const getDevice = async (userId: string, id: string): Promise<StoredDevice> => {
  const item = await getItem(reminderKeys.device(userId, id), true);
  if (!item) throw notFound('item');
  return deviceOf(parseItem(schema, item));
};

const owner = z.object({ userId: z.string() });

const ownerOf = async (id: string): Promise<string | undefined> => {
  const item = await getItem(reminderKeys.owner(id), true);
  return item && parseItem(owner, item).userId;
};

/** The condition that the device belongs to this person. If no person is given, it must belong to nobody. */
const ifOwnedBy = (userId: string | undefined) =>
  userId === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : conditionOf({ userId });

const putOwner = (id: string, userId: string, former: string | undefined): Step => ({
  Put: { Item: { ...reminderKeys.owner(id), userId }, ...ifOwnedBy(former) },
});

const registered = z.object({ devicesAdded: z._default(z.int(), 0) });

/** Returns how many devices a person has ever registered, read consistently. */
const devicesAdded = async (userId: string): Promise<number> =>
  parseItem(registered, (await getItem(keys.counts(userId), true)) ?? {}).devicesAdded;

/**
 * Counts a new device. Fails if another device was registered since `seen` was read, or if the account is being
 * deleted.
 */
const countDevice = (userId: string, seen: number): Step => ({
  Update: {
    Key: keys.counts(userId),
    UpdateExpression: 'ADD #added :one',
    ConditionExpression: `attribute_not_exists(#deleting) AND ${
      seen > 0 ? '#added = :seen' : 'attribute_not_exists(#added)'
    }`,
    ExpressionAttributeNames: { '#added': 'devicesAdded', '#deleting': 'deleting' },
    ExpressionAttributeValues: { ':one': 1, ...(seen > 0 && { ':seen': seen }) },
  },
});

/**
 * Registers a device, or changes its registration. A browser belongs to one person at a time. If another person
 * had registered it, the device moves to this person. Throws `limit` if the person has ten other devices.
 */
export const registerDevice = async (
  userId: string,
  id: string,
  fields: DeviceFields,
  now: Date,
): Promise<StoredDevice> =>
  retryOnConflict<StoredDevice>(async () => {
    const added = await devicesAdded(userId);
    const [devices, former] = await Promise.all([listDevices(userId), ownerOf(id)]);
    const key = reminderKeys.device(userId, id);
    const lastUsedAt = now.toISOString();
    const same = devices.find((device) => device.id === id);
    if (same && former === userId) {
      const updated = await updateItem(key, { ...fields, lastUsedAt });
      return updated.done ? deviceOf(parseItem(schema, updated.item)) : new Changed(undefined);
    }
    if (!same && devices.length >= maxDevices) {
      throw new Problem('limit', reminderReasons.tooManyDevices({ max: maxDevices }));
    }
    const device: Item = { ...fields, createdAt: lastUsedAt, lastUsedAt };
    const moved = former !== undefined && former !== userId;
    const refusal = await transact([
      countDevice(userId, added),
      { Put: { Item: { ...key, ...device } } },
      putOwner(id, userId, former),
      ...(moved ? [{ Delete: { Key: reminderKeys.device(former, id) } }] : []),
      lookSoon(userId, now),
    ]);
    if (refusal?.step === 0) requireKept(refusal.item);
    return refusal ? new Changed(undefined) : { id, ...fields, createdAt: lastUsedAt, lastUsedAt };
  });

/** Removes a device. Returns false if the person has no such device. */
const remove = async (userId: string, id: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const refusal = await transact([
      {
        Delete: {
          Key: reminderKeys.device(userId, id),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      {
        Delete: {
          Key: reminderKeys.owner(id),
          ConditionExpression: 'attribute_not_exists(pk) OR #userId = :userId',
          ExpressionAttributeNames: { '#userId': 'userId' },
          ExpressionAttributeValues: { ':userId': userId },
        },
      },
    ]);
    return refusal === undefined;
  });

/** Removes a device. Throws `not_found` if the person has no such device. */
export const removeDevice = async (userId: string, id: string): Promise<void> => {
  if (!(await remove(userId, id))) throw notFound('item');
};

/** Removes a device, if it still exists and still belongs to this person. */
export const forgetDevice = async (userId: string, id: string): Promise<void> => {
  await remove(userId, id);
};

/** Removes every device of a person. May be interrupted and repeated. */
export const removeDevices = async (userId: string): Promise<void> => {
  for (const { id } of await listDevices(userId)) await remove(userId, id);
};

/** Notes that a push service accepted a message for a device. Writes at most one note a day, to save writes. */
export const noteAccepted = async (
  userId: string,
  { id, lastUsedAt }: StoredDevice,
  now: Date,
): Promise<void> => {
  const at = now.toISOString();
  if (lastUsedAt.slice(0, 10) === at.slice(0, 10)) return;
  await retryOnConflict(() => updateItem(reminderKeys.device(userId, id), { lastUsedAt: at }));
};
