import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

export const noteReasons = /* @__PURE__ */ defineReasons({
  areaWithId: () => i18n.t('{area} and {id} must be sent together', { area: 'area', id: 'id' }),
  includeWithSkill: () =>
    i18n.t('{include} needs {area} and an id', { include: 'include', area: 'area=skills' }),
});
