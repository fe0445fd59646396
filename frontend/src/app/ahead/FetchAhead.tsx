import { useEffect, useRef, useState } from 'react';
import { useIsSparing } from '../../data/client/connection.ts';
import { useIsReachable } from '../../data/client/reachability.ts';
import { calendarNow } from '../../data/days/useToday.ts';
import { useResponse } from '../../data/loading/useResponse.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import { places } from '../navLinks.ts';
import { cacheKeyOf, type List, nextAhead, takeawaysAhead, weekAhead, whenQuiet } from './ahead.ts';

/** Prefetches one response after another, so that all pages of the navigation also open offline. */
export const FetchAhead = () => {
  const isReachable = useIsReachable();
  const isSparing = useIsSparing();
  return isReachable && !isSparing && <OneByOne />;
};

const OneByOne = () => {
  const { cache } = usePersonData();
  const tried = useRef(new Set<string>());
  const [list, setList] = useState<List>();
  useEffect(() => {
    if (list) return;
    const lists = [
      ...places.map((place) => place.list),
      takeawaysAhead,
      ...weekAhead(calendarNow()),
    ];
    const next = () => nextAhead(lists, cache.receivedAt, tried.current, Date.now());
    // Chooses the list only after the wait, because a page may have fetched a list meanwhile.
    return next() && whenQuiet(cache, () => setList(next()));
  }, [list, cache]);
  const onFetched = () => {
    if (list) tried.current.add(cacheKeyOf(list));
    setList(undefined);
  };
  return list && <Fetched key={cacheKeyOf(list)} list={list} onFetched={onFetched} />;
};

/** Fetches with the pages' own hook, so changes made meanwhile are not lost. */
const Fetched = ({ list, onFetched }: { readonly list: List; readonly onFetched: () => void }) => {
  const { isValidating } = useResponse(list.route, list.request, {
    isAhead: true,
    // A page that opens right afterwards still fetches for itself.
    dedupingInterval: 0,
  });
  const hasBegun = useRef(false);
  const latest = useRef(onFetched);
  useEffect(() => {
    latest.current = onFetched;
  });
  useEffect(() => {
    if (isValidating) hasBegun.current = true;
    else if (hasBegun.current) latest.current();
  }, [isValidating]);
  return null;
};
