import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { apiBase, documentPath } from '#shared/core/route.ts';
import { titles } from '../../titles.ts';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { capitalized } from '../../ui/format/letters.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CallDetails } from './CallDetails.tsx';
import { type Call, callsByArea, documentSchema } from './document.ts';
import classes from './Reference.module.css';

type Areas = ReadonlyMap<string, readonly Call[]>;

const fetchAreas = async (): Promise<Areas> => {
  const response = await fetch(documentPath);
  if (!response.ok) throw new Error(`${documentPath} responded with ${response.status}`);
  return callsByArea(documentSchema.parse(await response.json()));
};

/** Every call of the API, for people who write scripts, from the document that is served beside it. */
export const ReferencePage = () => {
  const [areas, setAreas] = useState<Areas>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    setError(undefined);
    fetchAreas().then(setAreas, setError);
  }, []);
  useEffect(load, [load]);
  return (
    <>
      <PageHeader
        title={titles.reference()}
        subtitle="Every call, for scripts of your own. Make an access token in your profile."
      />
      {error !== undefined && <ErrorBanner fallback="Failed to load the calls" onRetry={load} />}
      {areas ? <Areas areas={areas} /> : error === undefined && <Waiting />}
    </>
  );
};

const Waiting = () => (
  <Loading label="Loading the calls">
    <Bone height={480} />
  </Loading>
);

const Areas = ({ areas }: { readonly areas: Areas }) => (
  <>
    <nav aria-label="Areas" className={classes.areas}>
      {[...areas.keys()].map((area) => (
        <Link key={area} to={`#${area}`}>
          {capitalized(area)}
        </Link>
      ))}
    </nav>
    <p className={classes.intro}>
      The address is <code>{`${window.location.origin}${apiBase}`}</code> and the path of the call.
      Send the token with each: <code>Authorization: Bearer cairn_…</code>. The same as an OpenAPI
      document: <a href={documentPath}>{documentPath}</a>.
    </p>
    {[...areas].map(([area, calls]) => (
      <section key={area} aria-labelledby={area} className={classes.area}>
        <h2 id={area} tabIndex={-1}>
          {capitalized(area)}
        </h2>
        {calls.map((call) => (
          <CallDetails key={call.id} call={call} />
        ))}
      </section>
    ))}
  </>
);
