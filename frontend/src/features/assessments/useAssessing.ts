import { useUrlParam } from '../../ui/page/useUrlParam.ts';

/**
 * Whether the form for a new assessment is open, and for which skill. It lives in the URL
 * (`?assess=<skill>`), so other pages can lead straight to it.
 */
export function useAssessing() {
  const [assessing, put] = useUrlParam('assess');
  return {
    /** A skill's id, '' while none is chosen, null while the form is closed. */
    assessing,
    assess: (skillId: string) => put(skillId),
    close: () => put(null),
  };
}
