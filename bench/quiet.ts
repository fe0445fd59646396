// Import this before any function: the logger reads the variable once.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR';
