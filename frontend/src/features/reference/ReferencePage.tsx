import { Trans } from '@lingui/react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { apiBase, documentPath } from '#shared/calls/route.ts';
import { i18n } from '#shared/language/i18n.ts';
import { titles } from '../../titles.ts';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CallDetails } from './CallDetails.tsx';
import { type Call, callsByArea, type Document } from './document.ts';
import classes from './Reference.module.css';
import { tagTitle } from './tagTitle.ts';

type Areas = ReadonlyMap<string, readonly Call[]>;

const fetchAreas = async (): Promise<Areas> => {
  const response = await fetch(documentPath);
  if (!response.ok) throw new Error(`${documentPath} responded with ${response.status}`);
  return callsByArea((await response.json()) as Document);
};

/** Shows every call of the API, for people who write scripts. The page reads the API's OpenAPI document. */
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
        subtitle={i18n.t('Every call, for your own scripts. Add an access token in your profile.')}
      />
      {error !== undefined && (
        <ErrorBanner fallback={i18n.t('Failed to load the calls')} onRetry={load} />
      )}
      {areas ? <Areas areas={areas} /> : error === undefined && <Waiting />}
    </>
  );
};

const Waiting = () => (
  <Loading label={i18n.t('Loading the calls...')}>
    <Bone height={480} />
  </Loading>
);

const Areas = ({ areas }: { readonly areas: Areas }) => (
  <>
    <nav aria-label={i18n.t('Areas')} className={classes.areas}>
      {[...areas.keys()].map((area) => (
        <Link key={area} to={`#${area}`}>
          {tagTitle(area)}
        </Link>
      ))}
    </nav>
    <p className={classes.intro}>
      <Trans
        id="Call <0>{address}</0> plus the path of the call. Send the token each time: <1>{header}</1>. As an OpenAPI document: <2/>."
        values={{
          address: `${window.location.origin}${apiBase}`,
          header: 'Authorization: Bearer cairn_…',
        }}
        components={{ 0: <code />, 1: <code />, 2: <a href={documentPath}>{documentPath}</a> }}
      />
    </p>
    {[...areas].map(([area, calls]) => (
      <section key={area} aria-labelledby={area} className={classes.area}>
        <h2 id={area} tabIndex={-1}>
          {tagTitle(area)}
        </h2>
        {calls.map((call) => (
          <CallDetails key={call.id} call={call} />
        ))}
      </section>
    ))}
  </>
);
