import { useSearchParams } from 'react-router-dom';

const PARAM = 'assess';

/**
 * Whether the form for a new assessment is open, and for which skill. It lives in the URL
 * (`?assess=<skill>`), so other pages can lead straight to it.
 */
export function useAssessing() {
  const [params, setParams] = useSearchParams();
  const put = (skillId: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (skillId === null) after.delete(PARAM);
        else after.set(PARAM, skillId);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    /** A skill's id, '' while none is chosen, null while the form is closed. */
    assessing: params.get(PARAM),
    assess: (skillId: string) => put(skillId),
    close: () => put(null),
  };
}
