import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { AlertIcon, CircleCheckIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { errorFor } from '../draft-labels.ts'
import { saveRequested, selectDraft } from '../draft-slice.ts'
import { anchorOf } from '../jump-to.ts'
import { LogoDrop } from '../pictures/logo-drop.tsx'
import { UploadList } from '../pictures/upload-list.tsx'
import { isWorthSaying, useClaim, useContent, useProblems, useTyping } from '../use-draft.ts'

const asSlug = (typed: string) => typed.toLowerCase().replaceAll(/[\s_]+/g, '-')

/** The name and the address as they will stand at the top of its page, and typed right there. */
export const NameHead = ({ host }: { host: string }) => {
  const { name, slug } = useContent()
  const { edition } = useSelector(selectDraft)
  const problems = useProblems()
  const type = useTyping()
  const dispatch = useDispatch()
  const [wasLeft, setLeft] = useState(name !== '')
  const nameError = isWorthSaying(problems.name, wasLeft) ? errorFor('name', problems.name) : undefined
  return (
    <div className="mb-7">
      <div className="flex items-center gap-3.5 md:gap-5">
        <LogoDrop />
        <div className="min-w-0 flex-1">
          <div id={anchorOf('name')} className="draft-field">
            <label htmlFor="draft-name" className="sr-only">
              Name
            </label>
            <input
              id="draft-name"
              className="name-input"
              value={name}
              maxLength={200}
              placeholder="Its name"
              autoComplete="off"
              aria-invalid={nameError === undefined ? undefined : true}
              aria-describedby="draft-name-error"
              onChange={({ currentTarget }) => type({ name: currentTarget.value })}
              onBlur={() => {
                setLeft(true)
                dispatch(saveRequested())
              }}
            />
            <p id="draft-name-error" role="alert" className="text-[13px] text-bad empty:hidden">
              {nameError}
            </p>
          </div>
          <div id={anchorOf('slug')} className="draft-field mt-1 flex flex-wrap items-center gap-x-2 text-[14px] text-ink-3">
            <span className="flex max-w-full flex-wrap items-center">
              <label htmlFor="draft-slug" className="wrap-anywhere">
                {host}/tool/
                <span className="sr-only"> address of its page</span>
              </label>
              <input
                id="draft-slug"
                className="slug-input"
                value={slug}
                maxLength={100}
                placeholder="its-name"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={problems.slug === undefined || problems.slug === 'missing' ? undefined : true}
                aria-describedby="draft-slug-said"
                onChange={({ currentTarget }) => type({ slug: asSlug(currentTarget.value) })}
              />
            </span>
            <SlugSaid isNew={edition === 0} />
          </div>
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <UploadList kind="logo" />
      </div>
    </div>
  )
}

const SlugSaid = ({ isNew }: { isNew: boolean }) => {
  const claim = useClaim('slug')
  const problem = useProblems().slug
  const { slug } = useContent()
  const savedSlug = useSelector(selectDraft).tool?.slug
  const wrong = problem === undefined || problem === 'missing' ? undefined : errorFor('slug', problem)
  return (
    <span id="draft-slug-said" role="status" className="flex min-h-6 items-center gap-1.5 text-[13px]">
      {wrong !== undefined ? (
        <span className="text-bad">{wrong}</span>
      ) : claim === 'checking' ? (
        <>
          <Spinner className="size-3.5" />
          <span className="sr-only">Checking the address</span>
        </>
      ) : claim === 'free' || (claim === 'yours' && isNew) ? (
        <span className="flex items-center gap-1 text-good">
          <CircleCheckIcon className="size-4" />
          free
        </span>
      ) : claim === 'taken' ? (
        <span className="flex items-center gap-1 text-bad">
          <AlertIcon className="size-4" />
          taken by another tool, choose another one
        </span>
      ) : null}
      {savedSlug !== undefined && savedSlug !== slug.trim() && wrong === undefined && claim !== 'taken' && (
        <span>The old address leads to the new one.</span>
      )}
    </span>
  )
}
