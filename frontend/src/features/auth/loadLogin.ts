import { ApiError } from '../../data/ApiError.ts';

/**
 * The client and the contract load once the browser has nothing else to do, or a person starts to fill in the form: the
 * first screen of a first visit shows without them.
 * @throws ApiError when they can't be fetched
 */
export const loadLogin = async () => {
  try {
    return await import('./login.ts');
  } catch (cause) {
    throw new ApiError('FETCH_ERROR', undefined, cause);
  }
};

/** What fails is loaded again when it is needed. */
export const preloadLogin = (): void => {
  loadLogin().catch(() => undefined);
};
