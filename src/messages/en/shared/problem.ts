export const problem = {
  'problem.notAllowed': 'You don’t have permission to do this.',
  'problem.notMember':
    'You’re no longer in this company, so this can’t sync. Save a copy and ask the office.',
  'problem.signedOut':
    'You’re signed out. Your changes are saved on this device. Sign in to continue.',
  'problem.missing': 'This is no longer on this device.',
  'problem.exists': 'This already exists.',
  'problem.orderClosed': 'This order was closed or reassigned. Send the office a message instead.',
  'problem.signature': 'A signature can’t be changed or deleted.',
  'problem.inactivePerson': '{name} is deactivated. Choose someone else.',
  'problem.skillExpired':
    '{name}’s {skill} has expired by that day. Choose someone else or another day, or renew it under Team.',
  'problem.crewSkillExpired':
    'No one in this crew has a valid {skill} that day. Add someone who does, or choose another day.',
  'problem.inviteClosed': 'This invitation is no longer valid.',
  'problem.inviteOtherEmail': 'This invitation is for another email address.',
  'problem.inviteOtherCompany': 'You already belong to another company.',
  'problem.ownershipClosed': 'This offer is no longer valid.',
  'problem.otherCompanyName': 'This isn’t the name of the company.',
  'problem.notAnExport': 'This file isn’t a Daybook export, or it’s broken.',
  'problem.companyNotEmpty': 'Restore into a new company without customers or orders.',
  'problem.seatsFull': 'All {limit} seats are taken.',
  'problem.weekApproved': 'These hours are approved. They can change once the week is reopened.',
  'problem.invoiceFinal': 'This invoice was issued or discarded, so it can’t be changed.',
  'problem.invoiceChanged':
    'Someone changed this draft. Check the new amounts, then issue it again.',
  'problem.invoiceEmpty': 'Add at least one line first.',
  'problem.invoiceNegative': 'The total can’t be below zero. Use a credit note instead.',
  'problem.invoiceTooLarge': 'The total is too large. Split it over two invoices.',
  'problem.invoiceNotIssued': 'Only an issued invoice can be credited.',
  'problem.alreadyBilled': 'Some of this work is already on another invoice.',
  'problem.alreadyBilledOn':
    'Some of this work is already on invoice {number}. Credit that invoice first.',
  'problem.otherCustomer':
    'These orders are for different customers. Make an invoice for each customer.',
  'problem.overCredited': 'This is more than is left to credit on the invoice.',
  'problem.paymentOtherCustomer':
    'A payment can only be for invoices of one customer in one currency.',
  'problem.paymentIsReversal': 'A reversal can’t be reversed. Record the payment again.',
  'problem.weekNotOver': 'You can approve these hours once the week is over.',
  'problem.absenceDecided': 'This time off was already decided or cancelled.',
  'problem.deleted': 'Someone deleted this. Your change is kept here until you decide.',
  'problem.readable': 'This can be shown again, so it wasn’t removed.',
  'problem.invalid': 'Something doesn’t look right. Check what you entered.',
  'problem.noSuchStep': 'The order is “{from}” and can’t change to “{to}”.',
  'problem.reasonRequired': 'Enter a reason for “{to}”.',
  'problem.conflict': 'Someone else changed this too. Choose which version to keep.',
  'problem.storageFull': 'This device is full. Free some space, then try again.',
  'problem.storageUnavailable':
    'This browser can’t save on this device. Leave private mode or allow storage, then try again.',
  'problem.offline': 'You’re offline. Try again when you’re back online.',
  'problem.refusedPermission':
    'Not accepted: your account doesn’t have permission. Kept on this device until you decide.',
  'problem.refusedInvalid':
    'Not accepted: something in it isn’t valid. Kept on this device until you decide.',
  'problem.refusedMissing':
    'Not accepted: what it belongs to is gone. Kept on this device until you decide.',
  'problem.refusedBusy': 'The server is busy. Daybook will try again automatically.',
  'problem.refused': 'Not accepted. Kept on this device until you decide.',
  'problem.newerApp': 'A newer version of Daybook made this. Update to continue.',
  'auth.credentials': 'Email or password is wrong. Check both or reset your password.',
  'auth.tooMany': 'Too many attempts. Wait a few minutes or reset your password.',
  'auth.disabled': 'This account can’t sign in. Ask your company’s owner.',
  'auth.offline': 'You’re offline, and signing in needs a connection.',
  'auth.weakPassword': 'This password is too easy to guess. Use at least 8 characters.',
  'auth.emailTaken': 'Couldn’t create this account. If you have one already, sign in.',
  'auth.badEmail': 'Enter an email like name@example.com.',
  'auth.expired': 'It’s been a while. Sign in again.',
  'auth.badLink': 'This link was used or has expired. Ask for a new one.',
  'auth.notOffered': 'This sign-in method is turned off. Ask your company’s owner.',
  'auth.unknown': 'Couldn’t sign in. Try again in a moment.',
  'photo.altered': 'This isn’t the photo that was taken, so it’s not shown.',
} as const
