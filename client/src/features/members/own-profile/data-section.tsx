import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { exportRequested, selectOwnProfile } from './own-profile-slice.ts'

/** What is theirs: to have, and to have gone. */
export const DataSection = () => {
  const { busy, error } = useSelector(selectOwnProfile).export
  const dispatch = useDispatch()
  return (
    <>
      <FormSection title="Your data" hint="One file with everything that we hold on you: profile, votes, sign-ins, preferences.">
        <Button look="quiet" size="s" className="needs-script justify-self-start" busy={busy} onClick={() => dispatch(exportRequested())}>
          Download everything we hold on you
        </Button>
        {error !== null && (
          <Notice tone="bad" title="No file yet">
            {error}
          </Notice>
        )}
      </FormSection>
      <FormSection
        title="Erase my account"
        hint="Your name, picture, email and sign-ins are gone for good. Votes stay counted, without you."
      >
        <EraseDialog />
      </FormSection>
    </>
  )
}
