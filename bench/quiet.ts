// Import it before any function: the logger reads this once.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR';
