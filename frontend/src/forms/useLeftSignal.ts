import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** A signal that aborts when the component goes, or as soon as the person is on the way to another page. */
export const useLeftSignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  useEffect(() => {
    if (isLeaving) controller.current?.abort();
  }, [isLeaving]);
  return () => controller.current?.signal;
};
