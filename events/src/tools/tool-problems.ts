import type { Problems } from '../kernel/problem.ts'

export const toolProblems = {
  'unknown-tool': { status: 404, message: 'There is no such tool, or it has no launch yet.' },
  'unknown-tag': { status: 404, message: 'No tool that was launched carries this tag.' },
  'slug-taken': { status: 409, message: 'This address is taken by another tool. Choose another one.' },
  'url-taken': { status: 409, message: 'A product with this website is here already. If it is yours, ask its makers to invite you.' },
  'tool-exists': { status: 409, message: 'There is a tool under this id already.' },
  'not-your-tool': { status: 404, message: 'There is no such tool among yours.' },
  'not-its-owner': { status: 403, message: 'Only the owner of this tool can do that.' },
  'edited-meanwhile': {
    status: 409,
    message: 'Another maker has published changes since you began. Yours are kept: look at theirs, and publish again.',
  },
  'tool-not-shown': {
    status: 409,
    message: 'Only a moderator can let this tool be shown again. “Your tools” says why it is hidden.',
  },
  'decided-meanwhile': {
    status: 409,
    message: 'Another moderator has decided about this tool meanwhile. Look at it again.',
  },
  'only-admins-remove': { status: 403, message: 'Only an admin can remove a tool for good. You can hide it.' },
  'wrong-name': { status: 422, message: 'This is not its name. Type the name of the tool as it is shown.' },
  'tool-has-launch': {
    status: 422,
    message: 'It is about to launch, or launches today. Withdraw the launch first, or wait until the day is over.',
  },
  'too-many-makers': { status: 422, message: 'A tool has ten makers at most, those included who are invited.' },
  'already-maker': { status: 422, message: 'They are one of its makers already.' },
  'not-invited': { status: 404, message: 'There is no such invitation. It may have been taken back.' },
  'owner-stays': { status: 422, message: 'The owner is always one of its makers. Transfer the tool first.' },
  'no-sale-terms': { status: 422, message: 'It has no price yet.' },
  'picture-type': { status: 415, message: 'Pictures can be PNG, JPEG or WebP files. Choose one of these.' },
  'picture-unreadable': {
    status: 422,
    message: 'This picture can’t be read: the file is damaged, or has too many pixels. Save it again, or choose another one.',
  },
  'logo-too-large': { status: 413, message: 'This logo is larger than 2 MB. Choose a smaller file.' },
  'logo-too-small': { status: 422, message: 'A logo needs at least 128 pixels in width and in height. Choose a larger one.' },
  'image-too-large': { status: 413, message: 'This picture is larger than 5 MB. Choose a smaller file.' },
  'image-too-small': { status: 422, message: 'A picture needs at least 640 pixels in width and 320 in height. Choose a larger one.' },
  'image-too-tall': { status: 422, message: 'This picture is more than twice as tall as it is wide. Cut out the part that matters.' },
  'post-picture-too-large': { status: 413, message: 'This picture is larger than 5 MB. Choose a smaller file.' },
  'post-picture-too-small': {
    status: 422,
    message: 'A picture in a post needs at least 64 pixels in width and in height. Choose a larger one.',
  },
  'post-picture-too-long': {
    status: 422,
    message:
      'A picture in a post has at most 8,000 pixels on a side, and no side is more than ten times the other. Cut out the part that matters.',
  },
  'crop-outside': { status: 422, message: 'The part that you chose is not on the picture. Choose it again.' },
  'picture-not-fetched': { status: 422, message: 'We couldn’t get this picture. Save it on your device, and upload it from there.' },
  'site-address': { status: 422, message: 'This is not the address of a web page. It begins with https:// and holds no password.' },
  'site-not-public': { status: 422, message: 'This address does not lead to a public website. Use the one that your visitors use.' },
  'site-shortened': { status: 422, message: 'This is a shortened link. Use the address that it leads to.' },
  'site-unreachable': { status: 422, message: 'We couldn’t reach this website. Check the address, or fill in the form yourself.' },
  'site-slow': { status: 422, message: 'This website didn’t answer in time. Try again, or fill in the form yourself.' },
  'site-redirects': { status: 422, message: 'This address leads on to others too often. Use the one where it ends.' },
  'site-error': {
    status: 422,
    message: 'This website answered with an error. Check that the page opens for everybody, or fill in the form yourself.',
  },
  'site-no-page': { status: 422, message: 'There is no web page at this address. Use the one of your home page.' },
} as const satisfies Problems
