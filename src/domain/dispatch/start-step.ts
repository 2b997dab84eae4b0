/** Minutes from one start that is offered to the next: nobody plans a visit for 8:16. */
export const startStep = 5
