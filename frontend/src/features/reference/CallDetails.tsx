import { Trans } from '@lingui/react';
import { i18n } from '#shared/language/i18n.ts';
import { describeSchema, type Row, rowsOf } from './describeSchema.ts';
import type { Call } from './document.ts';
import classes from './Reference.module.css';

export const CallDetails = ({ call }: { readonly call: Call }) => {
  const { id, method, path, summary, scope, parameters, body, reply, status, refusals } = call;
  return (
    <details className={classes.call} id={id}>
      <summary className={classes.line}>
        <span className={classes.method}>{method}</span>
        <code className={classes.path}>{path}</code>
        <span className={classes.summary}>{summary}</span>
      </summary>
      <div className={classes.parts}>
        <p>
          {scope ? (
            <Trans
              id="A session, or an access token with <0>{scope}</0>."
              values={{ scope }}
              components={{ 0: <code /> }}
            />
          ) : (
            i18n.t('Access tokens can’t make this call.')
          )}
        </p>
        <Part
          title={i18n.t('Parameters')}
          rows={parameters.map(({ name, in: where, required, schema }) => ({
            name,
            type: `${describeSchema(schema)} (in the ${where})`,
            isRequired: required,
          }))}
        />
        <Part title={i18n.t('Body, JSON')} rows={rowsOf(body ?? {})} />
        <Part title={i18n.t('Response {status}', { status })} rows={rowsOf(reply ?? {})} />
        <p>{i18n.t('Errors: {statuses}', { statuses: refusals.join(', ') })}</p>
      </div>
    </details>
  );
};

const Part = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) =>
  rows.length > 0 && (
    <>
      <h3 className={classes.part}>{title}</h3>
      <dl>
        {rows.map(({ name, type, isRequired }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields of two alternatives may have the same name
          <div key={`${name} ${n}`} className={classes.row}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {type}
              {!isRequired && <span className={classes.optional}> · {i18n.t('optional')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
