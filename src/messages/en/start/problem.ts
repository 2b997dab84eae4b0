export const problem = {
  'problem.notAllowed':
    'Your account is not allowed to do this. Nothing was changed. Ask your office if you need it.',
  'problem.notMember':
    'You no longer belong to this company, so the office cannot take this. It is kept on this device. Export it, and ask your admin.',
  'problem.signedOut': 'You are signed out. Your work is kept on this device. Sign in to go on.',
  'problem.missing':
    'This is not on this device any more, or was never here. Nothing else was changed.',
  'problem.exists': 'This exists already. Nothing was changed twice.',
  'problem.orderClosed':
    'The office has closed this order or given it to someone else. Send them a message instead.',
  'problem.signature': 'A signature cannot be changed or deleted.',
  'problem.inactivePerson': '{name} is deactivated and cannot be assigned. Choose someone else.',
  'problem.deleted':
    'Someone deleted this meanwhile. What you wrote is kept here until you decide.',
  'problem.readable': 'This can be shown again, so it was not removed.',
  'problem.invalid':
    'Something in what was entered does not fit. What you typed is kept: please check it.',
  'problem.noSuchStep':
    'The order is “{from}” now, and from there it cannot become “{to}”. Nothing else was changed.',
  'problem.reasonRequired': 'Please say why the order becomes “{to}”.',
  'problem.conflict':
    'Someone changed the same thing meanwhile. Both versions are kept: choose which one to use.',
  'problem.storageFull':
    'This device has no space left. What was saved before is safe. Free some space, then try again.',
  'problem.storageUnavailable':
    'This browser does not let us save on this device, so nothing was changed. Leave private mode or allow storage for this site, then try again.',
  'problem.offline':
    'There is no connection right now. Nothing is lost. Try again when there is signal.',
  'problem.refusedPermission':
    'The office did not accept this: your account may not do it. It is kept on this device until you decide.',
  'problem.refusedInvalid':
    'The office could not take this in. It is kept on this device until you decide.',
  'problem.refusedMissing':
    'What this belongs to is no longer there. It is kept on this device until you decide.',
  'problem.refusedBusy':
    'The office is taking in too much at once. Nothing is lost: it will be tried again by itself.',
  'problem.refused': 'The office did not accept this. It is kept on this device until you decide.',
  'problem.newerApp':
    'This was made by a newer version of the app. It is kept. Update the app to go on.',
  'auth.credentials':
    'E-mail and password do not match an account. Check both, or choose a new password.',
  'auth.tooMany':
    'Too many attempts. Wait a few minutes, then try again, or choose a new password.',
  'auth.disabled':
    'This account cannot sign in right now. Ask the person who runs your company’s account.',
  'auth.offline':
    'There is no connection. Signing in needs one; after that you can work without. Try again when there is signal.',
  'auth.weakPassword':
    'This password is too easy to guess. Use at least 8 characters; a short sentence works well.',
  'auth.emailTaken':
    'An account could not be created with these details. If you already have one, sign in or choose a new password.',
  'auth.badEmail': 'That does not look like an e-mail address, e.g. name@example.com.',
  'auth.expired':
    'It is a while since you signed in. Your work is kept on this device. Please sign in again.',
  'auth.badLink': 'This link has been used or is too old. Ask for a new one.',
  'auth.notOffered':
    'This way of signing in is switched off here. Ask the person who runs your company’s account.',
  'auth.unknown': 'Signing in did not work. Nothing was changed. Try again in a moment.',
  'photo.altered':
    'What arrived is not the picture that was taken, so it is not shown. Ask the person who took it.',
} as const
