import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { assessmentImports, type assessmentRecord } from '#shared/assessments/imports.ts';
import {
  type Assessment,
  assessmentDefaults,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { skillKeys } from '../ledger/keys.ts';
import { assessmentKeys } from './keys.ts';
import { type Move, moves, newestOf } from './model.fixture.ts';

const aNote = { area: 'notes', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } as const;

export const assessmentsSuite = (target: Target): void => {
  describe('assessments', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const makeSkill = async (name = 'TypeScript', by = ada): Promise<string> => {
      const body = { name, category: 'Programming Language' } as const;
      return (await by.call(skills.create, { body })).data.skill._id;
    };
    const readSkill = async (id: string, by = ada) =>
      (await by.call(skills.get, { params: { id } })).data;
    const assess = async (
      skill: string,
      more: Partial<NewAssessment> = {},
      by = ada,
    ): Promise<Assessment> => {
      const body = { skill, confidenceLevel: 3, ...more };
      return (await by.call(assessments.create, { body })).data.assessment;
    };
    const history = async (skill?: string, by = ada): Promise<Assessment[]> =>
      (await by.call(assessments.list, { query: skill === undefined ? {} : { skill } })).data
        .assessments;
    const change = async (id: string, body: object): Promise<Assessment> =>
      (await ada.call(assessments.update, { params: { id }, body })).data.assessment;
    const remove = (id: string, by = ada) => by.send(assessments.remove, { params: { id } });
    const count = async (by = ada) => (await readItem(keys.counts(by.user._id)))?.assessments ?? 0;
    const refusal = async (body: object, by = ada) => {
      const { code, errors } = problemOf(await by.send(assessments.create, { body }));
      return { code, field: errors?.[0]?.field };
    };

    describe('lifecycle', () => {
      test('an assessment created with only the required fields has the defaults and today’s date', async () => {
        const skill = await makeSkill();
        const made = await assess(skill, { confidenceLevel: 4 });
        expect(made).toMatchObject({
          skill: { _id: skill, name: 'TypeScript', category: 'Programming Language' },
          confidenceLevel: 4,
          confidenceDescription: 'High',
          selfRating: assessmentDefaults.selfRating,
          selfRatingDescription: 'Intermediate',
          notes: '',
          reflections: '',
          strengths: [],
          areasForImprovement: [],
          blockers: [],
          assessmentDate: today,
          daysSinceAssessment: 0,
          nextReviewDate: null,
          isReviewDue: false,
        });
        expect(await history(skill)).toEqual([made]);
      });

      test('an assessment created with every field keeps every field', async () => {
        const skill = await makeSkill();
        const body = {
          confidenceLevel: 5,
          selfRating: 1,
          notes: 'Läuft.\nFast.',
          reflections: 'Weiter so 🪨',
          strengths: ['types', 'generics'],
          areasForImprovement: ['variance'],
          blockers: ['time'],
          nextReviewDate: addDays(today, 400),
          evidence: [aNote],
          assessmentDate: ago(30),
        };
        const made = await assess(skill, body);
        expect(made).toMatchObject({
          ...body,
          evidence: [{ ...aNote, name: null }],
          daysSinceAssessment: 30,
          isReviewDue: false,
        });
        expect(await history(skill)).toEqual([made]);
      });

      test('lists drop empty items', async () => {
        const made = await assess(await makeSkill(), { strengths: [' a ', '', '  '] });
        expect(made.strengths).toEqual(['a']);
      });

      test('a deleted assessment is gone, and a second delete is not found', async () => {
        const skill = await makeSkill();
        const { _id } = await assess(skill, { confidenceLevel: 5 });
        const before = Number(await count());
        expect(successOf(assessments.remove, await remove(_id))).toEqual({ data: null });
        expect(await history(skill)).toEqual([]);
        expect(await readSkill(skill)).toMatchObject({
          confidenceLevel: 1,
          confidenceDescription: 'Not assessed yet',
        });
        expect(await count()).toBe(before - 1);
        expect(problemOf(await remove(_id)).code).toBe('not_found');
        const params = { id: _id };
        for (const body of [{ notes: 'Back' }, { confidenceLevel: 2 }]) {
          const response = await ada.send(assessments.update, { params, body });
          expect(problemOf(response).code).toBe('not_found');
        }
        expect(await readItem(assessmentKeys.assessment(ada.user._id, _id))).toBeUndefined();
      });
    });

    describe('lists', () => {
      test('are newest first for all skills, and oldest first for one skill; within a day, creation decides', async () => {
        const person = await registerPerson(target, zone);
        const [one, two] = [await makeSkill('One', person), await makeSkill('Two', person)];
        const made: Assessment[] = [];
        for (const [skill, days] of [
          [one, 5],
          [two, 9],
          [one, 0],
          [one, 5],
          [two, 1],
        ] as const) {
          made.push(await assess(skill, { assessmentDate: ago(days) }, person));
        }
        const ids = (list: readonly (Assessment | undefined)[]) => list.map((a) => a?._id);
        const [a, b, c, d, e] = made;
        expect(ids(await history(undefined, person))).toEqual(ids([c, e, d, a, b]));
        expect(ids(await history(one, person))).toEqual(ids([a, d, c]));
        expect(ids(await history(two, person))).toEqual(ids([b, e]));
      });

      test('of an unknown skill, or another person’s, are empty', async () => {
        const bob = await registerPerson(target, zone);
        const skill = await makeSkill();
        await assess(skill);
        expect(await history(skill, bob)).toEqual([]);
        expect(await history('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toEqual([]);
      });

      test.each([
        [{ skill: 'x' }, 'skill'],
        [{ skil: '' }, 'skil'],
      ])('%j is refused and names %s', async (query: Record<string, string>, field) => {
        const { code, errors } = problemOf(await ada.send(assessments.list, { query }));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
      });

      test('a renamed skill shows its new name and category', async () => {
        const skill = await makeSkill('Old');
        await assess(skill);
        const body = { name: 'New', category: 'Design' } as const;
        await ada.call(skills.update, { params: { id: skill }, body });
        const [seen] = await history(skill);
        expect(seen?.skill).toEqual({ _id: skill, ...body });
      });

      test('the available skills are those of the person', async () => {
        const person = await registerPerson(target, zone);
        const list = async () => (await person.call(assessments.availableSkills, {})).data.skills;
        expect(await list()).toEqual([]);
        const _id = await makeSkill('Only', person);
        expect(await list()).toEqual([{ _id, name: 'Only', category: 'Programming Language' }]);
      });
    });

    describe('evidence', () => {
      const evidenceOf = async (skill: string, by = ada) => {
        const { data: made } = await by.call(resources.create, {
          body: { title: 'The Book', type: 'Book', relatedSkills: [skill] },
        });
        const { data: built } = await by.call(projects.create, { body: { name: 'Shell' } });
        const { data: written } = await by.call(notes.create, {
          body: { about: { area: 'skills', id: skill }, text: `${'x'.repeat(90)}\nMore` },
        });
        return [
          { area: 'resources', id: made.resource._id },
          { area: 'projects', id: built.project._id },
          { area: 'notes', id: written.note._id },
        ] as const;
      };

      test('shows the current name of each item, and null for a deleted one', async () => {
        const skill = await makeSkill();
        const evidence = [...(await evidenceOf(skill))];
        const [book, shell, note] = evidence;
        const made = await assess(skill, { evidence });
        const named = (names: readonly (string | null)[]) =>
          evidence.map((one, n) => ({ ...one, name: names[n] }));
        expect(made.evidence).toEqual(named(['The Book', 'Shell', 'x'.repeat(80)]));
        expect(await history(skill)).toEqual([made]);
        const params = { id: book?.id ?? '' };
        await ada.call(resources.update, { params, body: { title: 'Rust in Action' } });
        await ada.call(projects.remove, { params: { id: shell?.id ?? '' } });
        await ada.call(notes.update, { params: { id: note?.id ?? '' }, body: { text: 'Traits' } });
        expect((await history(skill))[0]?.evidence).toEqual(
          named(['Rust in Action', null, 'Traits']),
        );
        expect((await change(made._id, { notes: 'n' })).evidence).toEqual(
          named(['Rust in Action', null, 'Traits']),
        );
      });

      test('may name items that do not exist, and can be changed and cleared', async () => {
        const { _id, evidence } = await assess(await makeSkill());
        expect(evidence).toEqual([]);
        const unknown = { area: 'notes', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
        expect((await change(_id, { evidence: [unknown] })).evidence).toEqual([
          { ...unknown, name: null },
        ]);
        expect((await change(_id, { evidence: null })).evidence).toEqual([]);
      });

      test('is imported with or without names, and a record imported from an older export is recognised', async () => {
        const skill = await makeSkill();
        const at = '2026-01-02T03:04:05.678Z';
        const record = (_id: string) => ({
          _id,
          skill: { _id: skill },
          confidenceLevel: 3,
          assessmentDate: ago(9),
          createdAt: at,
          updatedAt: at,
        });
        const imported = async (...records: z.input<typeof assessmentRecord>[]) => {
          const body = { assessments: records };
          const response = await ada.send(assessmentImports.import, { body });
          const { data } = successOf(assessmentImports.import, response);
          return data.results.map(({ outcome }) => outcome);
        };
        const [one, older] = [record(idOn(ago(9))), record(idOn(ago(9)))];
        const evidence = [...(await evidenceOf(skill))];
        const named = evidence.map((item) => ({ ...item, name: 'Another name' }));
        expect(await imported({ ...one, evidence: named }, older)).toEqual(['created', 'created']);
        const [seen] = (await history(skill)).filter(({ _id }) => _id === one._id);
        expect(seen?.evidence.map(({ name }) => name)).toEqual([
          'The Book',
          'Shell',
          'x'.repeat(80),
        ]);
        expect(await imported({ ...one, evidence }, { ...older, evidence: [] })).toEqual([
          'there',
          'there',
        ]);
      });

      test('of another person’s items has no names', async () => {
        const bob = await registerPerson(target, zone);
        const theirs = [...(await evidenceOf(await makeSkill('Go', bob), bob))];
        const { evidence } = await assess(await makeSkill(), { evidence: theirs });
        expect(evidence.map(({ name }) => name)).toEqual([null, null, null]);
      });

      test('of more than 100 items in one list has its names', async () => {
        const person = await registerPerson(target, zone);
        const skill = await makeSkill('Rust', person);
        const [book] = await evidenceOf(skill, person);
        const unknown = (n: number) => ({ area: 'projects', id: ulid(n) }) as const;
        for (let n = 0; n < 12; n++) {
          const others = Array.from({ length: 9 }, (_, m) => unknown(10 * n + m));
          await assess(skill, { evidence: [...others, book] }, person);
        }
        const all = await history(skill, person);
        expect(all.map(({ evidence }) => evidence.at(-1)?.name)).toEqual(
          Array.from({ length: 12 }, () => 'The Book'),
        );
      });
    });

    describe('refuses', () => {
      test.each([
        [{ evidence: [{ area: 'habits', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }] }, 'evidence.0.area'],
        [{ evidence: [{ area: 'notes', id: 'x' }] }, 'evidence.0.id'],
        [{ evidence: [aNote, aNote] }, 'evidence'],
        [
          { evidence: Array.from({ length: 11 }, (_, n) => ({ area: 'notes', id: ulid(n) })) },
          'evidence',
        ],
        [{ confidenceLevel: 0 }, 'confidenceLevel'],
        [{ confidenceLevel: 6 }, 'confidenceLevel'],
        [{ confidenceLevel: 2.5 }, 'confidenceLevel'],
        [{ confidenceLevel: undefined }, 'confidenceLevel'],
        [{ selfRating: 6 }, 'selfRating'],
        [{ skill: '' }, 'skill'],
        [{ skill: 'x' }, 'skill'],
        [{ skill: undefined }, 'skill'],
        [{ skill: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 'skill'],
        [{ assessmentDate: addDays(today, 1) }, 'assessmentDate'],
        [{ assessmentDate: '2026-02-30' }, 'assessmentDate'],
        [{ nextReviewDate: '2026-02-30' }, 'nextReviewDate'],
        [{ isReviewDue: false }, 'isReviewDue'],
      ])('%j, naming the field, and changes nothing', async (wrong, field) => {
        const body = { skill: await makeSkill(), confidenceLevel: 3, ...wrong };
        const before = await ownItems(ada);
        expect(await refusal(body)).toEqual({ code: 'invalid', field });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('another person’s skill with the same response as an unknown skill', async () => {
        const bob = await registerPerson(target, zone);
        const skill = await makeSkill();
        const before = await ownItems(ada, bob);
        const ask = (id: string) =>
          bob.send(assessments.create, { body: { skill: id, confidenceLevel: 3 } });
        const responses = [await ask(skill), await ask('01ARZ3NDEKTSV4RRFFQ69G5FAV')];
        expect(responses.map(({ body }) => body)).toMatchObject([
          responses[1]?.body,
          {
            code: 'invalid',
            message: 'This skill does not exist. It may have been deleted.',
            errors: [
              { field: 'skill', message: 'This skill does not exist. It may have been deleted.' },
            ],
          },
        ]);
        expect(await ownItems(ada, bob)).toEqual(before);
      });

      test.each([
        [{ skill: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 'skill'],
        [{ assessmentDate: today }, 'assessmentDate'],
        [{ confidenceLevel: null }, 'confidenceLevel'],
        [{ notes: 'x'.repeat(5_001) }, 'notes'],
      ])('a change to %j', async (body, field) => {
        const made = await assess(await makeSkill());
        const response = await ada.send(assessments.update, { params: { id: made._id }, body });
        const { code, errors } = problemOf(response);
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await history(made.skill?._id)).toEqual([made]);
      });
    });

    describe('changes', () => {
      test('of different fields at the same time are all kept', async () => {
        const skill = await makeSkill();
        const { _id } = await assess(skill);
        const patches = [
          { confidenceLevel: 5 },
          { selfRating: 2 },
          { notes: 'n' },
          { reflections: 'r' },
          { strengths: ['s'] },
          { areasForImprovement: ['a'] },
          { blockers: ['b'] },
          { nextReviewDate: addDays(today, 7) },
        ];
        await Promise.all(patches.map((body) => change(_id, body)));
        expect((await history(skill))[0]).toMatchObject(Object.assign({}, ...patches));
        expect((await readSkill(skill)).confidenceLevel).toBe(5);
      });

      test('null clears an optional field, and a missing field stays', async () => {
        const full = {
          selfRating: 5,
          notes: 'n',
          reflections: 'r',
          strengths: ['s'],
          areasForImprovement: ['a'],
          blockers: ['b'],
          nextReviewDate: today,
        };
        const { _id } = await assess(await makeSkill(), full);
        const first = { selfRating: null, notes: null, strengths: null, nextReviewDate: null };
        expect(await change(_id, first)).toMatchObject({
          ...full,
          selfRating: assessmentDefaults.selfRating,
          notes: assessmentDefaults.notes,
          strengths: [],
          nextReviewDate: null,
          isReviewDue: false,
        });
        const rest = { reflections: null, areasForImprovement: null, blockers: null };
        expect(await change(_id, rest)).toMatchObject({
          reflections: '',
          areasForImprovement: [],
          blockers: [],
        });
      });
    });

    describe('a review', () => {
      test.each([
        { nextReviewDate: today, isDue: true },
        { nextReviewDate: ago(1), isDue: true },
        { nextReviewDate: addDays(today, 1), isDue: false },
      ])('on $nextReviewDate is due today: $isDue', async ({ nextReviewDate, isDue }) => {
        const made = await assess(await makeSkill(), { nextReviewDate });
        expect(made.isReviewDue).toBe(isDue);
        expect((await history(made.skill?._id))[0]?.isReviewDue).toBe(isDue);
      });

      test('is done by a newer assessment, not by an older one', async () => {
        const skill = await makeSkill();
        const review = { nextReviewDate: ago(1), assessmentDate: ago(10) };
        const { _id } = await assess(skill, review);
        await assess(skill, { assessmentDate: ago(11), nextReviewDate: ago(11) });
        expect((await history(skill)).map((a) => a.isReviewDue)).toEqual([false, true]);
        const newer = await assess(skill, { assessmentDate: ago(10) });
        expect((await history(skill)).map((a) => a.isReviewDue)).toEqual([false, false, false]);
        expect((await change(_id, { notes: 'Done' })).isReviewDue).toBe(false);
        await remove(newer._id);
        expect((await change(_id, { notes: 'Due' })).isReviewDue).toBe(true);
      });
    });

    describe('stats', () => {
      test('are zeros without assessments', async () => {
        const person = await registerPerson(target, zone);
        expect((await person.call(assessments.stats, {})).data).toEqual({
          totalAssessments: 0,
          averageConfidence: 0,
          recentAssessments: 0,
          overdueReviews: 0,
          confidenceDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
          assessmentsByCategory: {},
        });
      });

      test('count assessments by the current categories of their skills', async () => {
        const person = await registerPerson(target, zone);
        const [one, two] = [await makeSkill('One', person), await makeSkill('Two', person)];
        for (const [skill, days, confidenceLevel, review] of [
          [one, 30, 4, 29],
          [one, 29, 3, undefined],
          [two, 0, 4, 0],
        ] as const) {
          const more = review === undefined ? {} : { nextReviewDate: ago(review) };
          await assess(skill, { assessmentDate: ago(days), confidenceLevel, ...more }, person);
        }
        const body = { category: 'Design' } as const;
        await person.call(skills.update, { params: { id: two }, body });
        expect((await person.call(assessments.stats, {})).data).toEqual({
          totalAssessments: 3,
          averageConfidence: 3.7,
          recentAssessments: 2,
          overdueReviews: 1,
          confidenceDistribution: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 0 },
          assessmentsByCategory: { 'Programming Language': 2, Design: 1 },
        });
      });
    });

    describe('the skill shows the newest assessment', () => {
      test('after any sequence of creates, changes and deletes', async () => {
        const owned = [await makeSkill('One'), await makeSkill('Two')] as const;
        await fc.assert(
          fc.asyncProperty(fc.array(moves, { maxLength: 12 }), async (script) => {
            const made: Assessment[] = [];
            for (const move of script) {
              await play(move, owned, made);
              for (const skill of owned) {
                const seen = (await readSkill(skill)).confidenceLevel;
                expect(seen).toBe(newestOf(made, skill)?.confidenceLevel ?? 1);
              }
            }
            for (const { _id } of made) successOf(assessments.remove, await remove(_id));
          }),
          { numRuns: 20 },
        );
      });

      /** Performs a move, and updates `made` to the expected contents of the table. */
      const play = async (move: Move, owned: readonly string[], made: Assessment[]) => {
        if (move.kind === 'create') {
          const { confidenceLevel, days } = move;
          const body = { confidenceLevel, assessmentDate: ago(days) };
          made.push(await assess(owned[move.skill] ?? '', body));
          return;
        }
        const place = move.at % Math.max(1, made.length);
        const one = made[place];
        if (!one) return;
        if (move.kind === 'delete') {
          successOf(assessments.remove, await remove(one._id));
          made.splice(place, 1);
        } else {
          made[place] = await change(one._id, { confidenceLevel: move.confidenceLevel });
        }
      };

      test('when all moves happen at the same time', { timeout: 180_000 }, async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 6 }),
            fc.array(moves, { minLength: 2, maxLength: 12 }),
            async (days, script) => {
              const skill = await makeSkill();
              const made: Assessment[] = [];
              for (const day of days) made.push(await assess(skill, { assessmentDate: ago(day) }));
              await Promise.all(
                script.map((move) => {
                  if (move.kind === 'create') return play(move, [skill, skill], []);
                  const params = { id: made[move.at % made.length]?._id ?? '' };
                  const { confidenceLevel } = move;
                  // A delete may find its assessment already deleted. That is not an error.
                  return move.kind === 'delete'
                    ? ada.send(assessments.remove, { params })
                    : ada.send(assessments.update, { params, body: { confidenceLevel } });
                }),
              );
              const newest = (await history(skill)).at(-1);
              expect((await readItem(skillKeys.skill(ada.user._id, skill)))?.assessed).toEqual(
                newest && {
                  id: newest._id,
                  madeOn: newest.assessmentDate,
                  confidence: newest.confidenceLevel,
                  reviewOn: newest.nextReviewDate,
                },
              );
            },
          ),
          { numRuns: 25 },
        );
      });

      test('after 8 are created at the same time, and all of them are kept', async () => {
        const skill = await makeSkill();
        const before = Number(await count());
        const made = await Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            assess(skill, { assessmentDate: ago((i * 7) % 8), confidenceLevel: 5 - (i % 5) }),
          ),
        );
        const kept = await history(skill);
        expect(kept.map(({ _id }) => _id).sort()).toEqual(made.map(({ _id }) => _id).sort());
        expect(await count()).toBe(before + 8);
        const newest = newestOf(made, skill);
        expect(newest?.assessmentDate).toBe(today);
        expect((await readSkill(skill)).confidenceLevel).toBe(newest?.confidenceLevel);
      });
    });

    describe('the assessments of a deleted skill', () => {
      test('are gone and no longer counted', async () => {
        const person = await registerPerson(target, zone);
        const [one, two] = [await makeSkill('One', person), await makeSkill('Two', person)];
        const gone = await assess(one, {}, person);
        await assess(one, {}, person);
        const stays = await assess(two, {}, person);
        await person.call(skills.remove, { params: { id: one } });
        expect(await history(undefined, person)).toEqual([stays]);
        expect(await count(person)).toBe(1);
        expect(problemOf(await remove(gone._id, person)).code).toBe('not_found');
        expect(await refusal({ skill: one, confidenceLevel: 3 }, person)).toEqual({
          code: 'invalid',
          field: 'skill',
        });
      });

      test('are hidden after an interrupted deletion, and nothing can restore them', async () => {
        const person = await registerPerson(target, zone);
        const skill = await makeSkill('Half gone', person);
        const { _id } = await assess(skill, {}, person);
        const at = skillKeys.skill(person.user._id, skill);
        await writeItem({ ...(await readItem(at)), ...at, deleting: new Date().toISOString() });
        expect(await history(undefined, person)).toEqual([]);
        expect((await person.call(assessments.stats, {})).data.totalAssessments).toBe(0);
        expect((await person.call(assessments.availableSkills, {})).data.skills).toEqual([]);
        const before = await ownItems(person);
        expect(await refusal({ skill, confidenceLevel: 3 }, person)).toMatchObject({
          field: 'skill',
        });
        const params = { id: _id };
        for (const body of [{ confidenceLevel: 5 }, { notes: 'x' }]) {
          const changed = await person.send(assessments.update, { params, body });
          expect(problemOf(changed).code).toBe('not_found');
        }
        expect(problemOf(await remove(_id, person)).code).toBe('not_found');
        expect(await ownItems(person)).toEqual(before);
      });
    });
  });
};
